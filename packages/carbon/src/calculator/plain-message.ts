const longestMessage = 4_000
/** "C7.9b", "A3.2.1": a place in a paper. */
const sectionCode = /(?<![\p{L}\d])[A-Z]{1,2}\d{1,2}(?:\.\d{1,2}[a-z]\b|(?:\.\d{1,2}){2,}\b)/gu
/** Their points end no sentence. */
const abbreviations = /\b(?:incl|excl|approx|ca|resp|i\.e|e\.g)\./gi
/** A 50" screen: how large a thing is. */
const inches = /\d{1,3}(?:\.\d+)? ?(?:["”″]|-?inch(?:es)?\b)/gi

/** A message without what only looks like an amount, and with one spelling of what is written in several ways. */
export function plainMessage(message: string): string {
  return message
    .slice(0, longestMessage)
    .replace(inches, ' ')
    .replace(abbreviations, (said) => said.replaceAll('.', ''))
    .replace(/(\d)[ -]odd\b/gi, '$1')
    .replace(/(?<![\p{L}\d]\s*)\b(?:l|litres?|kwh) ?(?:\/|per) ?100 ?km\b(?!\W*(?:is |of )?\d)/giu, ' ')
    .replace(/\bR-(?=\d{2,3})/gi, 'R')
    .replace(sectionCode, ' ')
    .replace(/\bC ?& ?D\b/gi, 'construction demolition')
    .replace(/\bC ?& ?I\b/gi, 'commercial industrial')
    .replace(/\bto the (?=gallon|litre)/gi, 'per ')
    .replace(/\bm\.?p\.?g\b\.?/gi, 'miles per gallon')
}
