import { accountingPassages } from './accounting-passages.ts'
import { apiPassages } from './api-passages.ts'
import { companyPassages } from './company-passages.ts'
import { dataPassages } from './data-passages.ts'
import { demoPassages } from './demo-passages.ts'
import type { Passage } from './passage.ts'
import { pipelinePassages } from './pipeline-passages.ts'
import { platformPassages } from './platform-passages.ts'
import { pricingPassages } from './pricing-passages.ts'
import { programPassages } from './program-passages.ts'
import { readingPassages } from './reading-passages.ts'
import { rulesPassages } from './rules-passages.ts'
import { scopePassages } from './scope-passages.ts'
import { trustPassages } from './trust-passages.ts'
import { unstatedPassages } from './unstated-passages.ts'

/** Everything the built-in assistant may say in prose. */
export const allPassages: readonly Passage[] = [
  ...platformPassages,
  ...pipelinePassages,
  ...pricingPassages,
  ...dataPassages,
  ...demoPassages,
  ...readingPassages,
  ...trustPassages,
  ...companyPassages,
  ...programPassages,
  ...apiPassages,
  ...scopePassages,
  ...accountingPassages,
  ...rulesPassages,
  ...unstatedPassages,
]
