import type { FigureShape } from '../judge/account/figure-shape.ts'

/** A figure that stands alone on its page, for tests that look at something else. */
export const bareShape: FigureShape = {
  value: 1,
  unit: '',
  unitSource: 'none',
  title: '',
  label: '',
  line: 0,
  isCharged: false,
  isMeasured: false,
  isReading: false,
  parts: [],
  partOf: [],
  readings: [],
}
