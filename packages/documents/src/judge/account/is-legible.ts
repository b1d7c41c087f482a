/** Of the documents of suppliers left out on which a use was counted, 78 of 83 were right. */
export const borneOutMeaning = 0.9
/** On labelled pictures, of figures read less surely than this seven of eight that sums bore out were right, and none of two others. */
const leastAlone = 0.5

/** Whether a figure was read surely enough to be counted: letters that may be others have to be borne out by a sum. */
export function isLegible(readConfidence: number, meaning: number): boolean {
  return readConfidence >= leastAlone || meaning >= borneOutMeaning
}
