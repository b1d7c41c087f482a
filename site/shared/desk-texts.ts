import { limits } from './limits.ts'

export const deskLimits = {
  papers: limits.papersInSet,
  /** Documents that are read at the same time. */
  atOnce: 2,
} as const

const mostNames = 5

const kinds: string = limits.acceptedExtensions.join(', ')

function andOthers(count: number): string {
  return ` and ${count === 1 ? 'one other' : `${count} others`}`
}

/** What the desk says, in one place. */
export const deskTexts = {
  tooMany: (names: readonly string[]) => {
    const others = names.length - mostNames
    const told = names.slice(0, mostNames).join(', ')
    return `A set holds ${limits.papersInSet} documents. Left out: ${told}${others > 0 ? andOthers(others) : ''}.`
  },
  leftOutCount: (count: number) => (count === 1 ? 'One file is left out.' : `${count} files are left out.`),
  leftOut: {
    type: `Not of a type that is read: ${kinds}, and zip`,
    encrypted: 'Encrypted: unpack it with its password, then drop what is in it',
    damaged: 'Damaged: it breaks off or cannot be unpacked',
    'too-large': 'Larger than 10 MB',
    empty: 'Nothing in it',
    nested: 'An archive inside an archive: unpack it, then drop what is in it',
    'beyond-bytes': 'The archive unpacks to more than 200 MB, and these are beyond it',
    'beyond-count': 'More files than are looked at in one go',
    'own-csv':
      'A CSV of working papers: results, and no bill, so nothing is counted. Drop their JSON or workbook to replay them',
    'own-pdf':
      'A PDF of working papers: results, and no bill, so nothing is counted. Drop their JSON or workbook to replay them',
    'json-damaged':
      'A JSON of working papers that is not whole. Take it from the desk anew, or drop the workbook',
  },
  noSpecimen: 'The specimen did not come. Check the connection, then try again.',
  fileGone: 'The file is no longer in this browser. Add it again.',
  noAnalysis: 'The server answered without a working. Try again.',
  notWorkedOut: 'The change was not made.',
  quantityProblems: {
    none: 'The quantity is not a number. Write it as 4260.5.',
    long: 'The quantity is too long: at most 15 digits before the point and 12 after it.',
    negative: 'A line by hand counts what was used: the quantity is not below zero.',
  },
  unitWanted: 'Say the unit: a bare number could be anything.',
  factorsNotFound: 'The library did not answer. Check the connection, then search again.',
  noFactorFound: 'No factor of the library fits these words and this place.',
  scopesDropped: (scopes: string, isOne: boolean) =>
    `${scopes} of this line ${isOne ? 'is' : 'are'} then no longer counted.`,
  notReplayed: 'The papers in this file could not be worked out again.',
  replayDamaged: (name: string) =>
    `${name} is a workbook of papers, but cells of its sheet “Replay” were cut or lost, so it is not worked out again. Take the workbook or the JSON from the desk anew.`,
  cellsChanged: (name: string, count: number) =>
    `${name} was changed after it was taken along, in ${count === 1 ? 'one cell' : `${count} cells`}. The papers below are as they were taken along: make the change on its line, and it is worked out.`,
  papersAreSame: 'The papers as taken along, worked out again: the same, to the last digit.',
  replayed: (count: number) =>
    count === 0
      ? 'Worked out again: the same, to the last digit.'
      : count === 1
        ? 'Worked out again: one figure differs.'
        : `Worked out again: ${count} figures differ.`,
  linkIsCurrent: (expires: string) =>
    `Anyone with this link can read the papers, not the documents, until ${expires}.`,
  linkIsOlder: (saved: string) =>
    `You have changed the papers since. The link shows the paper as it was saved at ${saved}; save again for a new link.`,
  linkNotCopied: 'The link could not be copied. Mark it and copy it by hand.',
  linkDeleted: 'Deleted: the link leads to nothing any more.',
  workedOutAgain: 'Worked out again.',
  secondReadingLaw:
    'A language model read the pages too. It counts nothing: what it proposes is held against the page and its sums.',
  ofPage: (page: number) => `page ${page}`,
  undone: 'Undone.',
  readAloud: (name: string, lines: number) =>
    `${name} was read: ${lines === 0 ? 'no quantities found' : lines === 1 ? 'one line' : `${lines} lines`}.`,
} as const
