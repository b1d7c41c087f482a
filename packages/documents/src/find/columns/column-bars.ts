/** Below the first a column that words name is not counted; from the second on one is that they do not name. */
export const columnBars = { veto: 0.1, alone: 0.7 } as const
