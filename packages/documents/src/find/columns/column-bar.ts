/** From which probability on a column is what is counted. */
export const columnBar = 0.5
