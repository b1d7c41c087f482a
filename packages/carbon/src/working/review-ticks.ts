/** What a reviewer can say of a line; set by a person only. */
export const reviewTicks = ['traced', 'vouched', 'recalculated'] as const

export type ReviewTickName = (typeof reviewTicks)[number]

/** Characters of the state of a line that a tick keeps. */
export const longestState = 1000
