import { conversationPairs } from './conversation-pairs.ts'
import { documentPairs } from './document-pairs.ts'
import { heldOutPairs } from './held-out-pairs.ts'
import { knowledgePairs } from './knowledge-pairs.ts'
import { laterPairs } from './later-pairs.ts'
import type { Pair } from './pair.ts'
import { platformPairs } from './platform-pairs.ts'
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
]

/** Only ever counted: written when the tuning pairs were done, none of them stands in a passage. */
export const testPairs: readonly Pair[] = heldOutPairs
