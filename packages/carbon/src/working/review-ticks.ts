/** What a reviewer can say of a line; set by a person only. */
export const reviewTicks = ['traced', 'vouched', 'recalculated'] as const

export type ReviewTickName = (typeof reviewTicks)[number]
