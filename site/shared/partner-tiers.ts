/** Partner tiers and their commission on client subscription revenue, in whole per cent. */
export const partnerTiers = [
  { id: 'referral', name: 'Referral Partner', commissionPercent: 10 },
  { id: 'solution', name: 'Solution Partner', commissionPercent: 15 },
  { id: 'strategic', name: 'Strategic Partner', commissionPercent: 25 },
] as const
