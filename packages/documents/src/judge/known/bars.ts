/** Where the likeliest value of a field is told; what each came to on suppliers left out stands beside its weights (`leftOut`). */
export const bars = { total: 0.4, issueDate: 0.5, period: 0.55, supplier: 0.25 } as const

/** No field is surer than this, however likely its value is. */
export const mostSure = 0.97
