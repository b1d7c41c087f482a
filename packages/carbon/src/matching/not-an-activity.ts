/** Lines of invoices that are money, dates or counters, never something that emits. */
const notActivities: readonly RegExp[] = [
  /\b(?:gst|vat|sales tax|goods and services tax|tax(?:able)? (?:amount|total)|mwst)\b/i,
  /\b(?:sub-?total|grand total|total (?:amount|due|payable|incl|ex)|amount due|balance|opening balance|carried forward|arrears)\b/i,
  /\b(?:discount|rebate|credit|refund|concession|loyalty|voucher|gift card|deposit|prepayment|payment received)\b/i,
  /\b(?:rounding|surcharge|late (?:payment )?fee|merchant fee|card fee|booking fee|service fee|admin(?:istration)? fee|processing fee|account fee|establishment fee|paper bill fee|dishonour fee|membership|subscription fee)\b/i,
  /\b(?:supply charge|service charge|daily charge|access charge|network charge|demand charge|capacity charge|metering charge|meter (?:fee|charge|rental)|environmental charge|market charge|ancillary)\b/i,
  /\b(?:parking|toll|gratuity|tip amount)\b/i,
  /\b(?:odometer|opening reading|closing reading|previous reading|meter reading|invoice (?:no|number|date)|due date|abn|acn)\b/i,
  /\b(?:warranty|interest|penalty|security bond)\b/i,
]

/** The words that show a line is not an activity ("late fee"), or null. */
export function findNotActivity(description: string): string | null {
  for (const pattern of notActivities) {
    const found = pattern.exec(description)
    if (found !== null) return found[0]
  }
  return null
}
