import type { Working } from '@doublerule/carbon/working/working-schema.ts'

/** What is stored of a working. */
export type WorkingBody = Pick<Working, 'analyses' | 'corrections' | 'ticks' | 'signOff' | 'vocabulary'>
