import { auditPairs } from './audit-pairs.ts'
import { conversationPairs } from './conversation-pairs.ts'
import { documentPairs } from './document-pairs.ts'
import { heldOutPairs } from './held-out-pairs.ts'
import { knowledgePairs } from './knowledge-pairs.ts'
import { laterPairs } from './later-pairs.ts'
import type { Pair } from './pair.ts'
import { platformPairs } from './platform-pairs.ts'
import { roundEightPairs } from './round-eight-pairs.ts'
import { roundElevenPairs } from './round-eleven-pairs.ts'
import { roundNinePairs } from './round-nine-pairs.ts'
import { roundSevenPairs } from './round-seven-pairs.ts'
import { roundSixPairs } from './round-six-pairs.ts'
import { roundTenPairs } from './round-ten-pairs.ts'
import { sumPairs } from './sum-pairs.ts'
import { tenderPairs } from './tender-pairs.ts'
import { tersePairs } from './terse-pairs.ts'
import { visitorPairs } from './visitor-pairs.ts'

/** Words, weights and passages are set on these. */
export const tuningPairs: readonly Pair[] = [
  ...platformPairs,
  ...knowledgePairs,
  ...conversationPairs,
  ...sumPairs,
  ...documentPairs,
  ...visitorPairs,
  ...laterPairs,
  ...tenderPairs,
  ...tersePairs,
  ...roundSixPairs,
  ...roundSevenPairs,
  ...roundEightPairs,
  ...roundNinePairs,
  ...heldOutPairs,
  ...auditPairs,
]

/** Only ever counted: written when the tuning pairs were done. Of round ten two misses were read; nothing was set on them. */
export const testPairs: readonly Pair[] = [...roundTenPairs, ...roundElevenPairs]
