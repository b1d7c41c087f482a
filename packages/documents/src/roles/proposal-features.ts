import { papers } from '../classify/paper.ts'
import type { Feature } from './feature.ts'

const most = 6

/** What the readers of single kinds say, and what paper they take the document for. */
export const proposalFeatures: readonly Feature[] = [
  { name: 'chosen by the reader of its type', sign: '+', of: ({ proposal }) => Number(proposal.isChosen) },
  { name: 'taken by some reader', sign: '+', of: ({ proposal }) => Number(proposal.isProposed) },
  {
    name: 'others chosen',
    sign: '',
    of: ({ proposal }) => Math.min(most, proposal.othersChosen),
  },
  {
    name: 'only others chosen',
    sign: '-',
    of: ({ proposal }) => (proposal.isChosen ? 0 : Math.min(most, proposal.othersChosen)),
  },
  ...papers.map((name): Feature => ({
    name: `a paper of ${name}`,
    sign: '',
    of: ({ paper }) => Number(paper === name),
  })),
]
