import { carbonPassages } from './carbon-passages.ts'
import { dataPassages } from './data-passages.ts'
import { demoPassages } from './demo-passages.ts'
import type { Passage } from './passage.ts'
import { platformPassages } from './platform-passages.ts'
import { pricingPassages } from './pricing-passages.ts'
import { programPassages } from './program-passages.ts'
import { trustPassages } from './trust-passages.ts'

/** Everything the built-in assistant may say in prose. */
export const allPassages: readonly Passage[] = [
  ...platformPassages,
  ...pricingPassages,
  ...dataPassages,
  ...demoPassages,
  ...trustPassages,
  ...programPassages,
  ...carbonPassages,
]
