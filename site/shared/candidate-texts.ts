/** What a paper asks about figures of its document that are not counted. */
export const candidateTexts = {
  whichIsUsed: (kind: string) => `Which figure is the ${kind} used?`,
  noneSure:
    'These stand on the document, and nothing on it makes one of them sure. None is counted until you choose.',
  others: 'Figures beside it that may be part of the use',
  isUsedToo: (kind: string) => `Is this ${kind} used as well?`,
  readersDiffer: (counted: readonly string[], read: string) =>
    `Two readers differ. The engine counts ${counted.join(' and ')}; a language model read ${read}, which stands on the document too. It is not counted unless you say so.`,
  asCounted: ', as counted',
  also: (figure: string) => `also ${figure}`,
} as const
