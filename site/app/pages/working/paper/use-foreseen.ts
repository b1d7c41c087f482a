import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { useEffect, useState } from 'react'
import type { Change } from '../desk/correct-papers.ts'
import type { ForeseenTotal } from '../desk/foresee-totals.ts'
import type { PaperHands } from './paper-context.ts'

type Told = { changes: readonly Change[]; analysis: Analysis; totals: readonly ForeseenTotal[] }

const settleMs = 300
const none: readonly ForeseenTotal[] = []

/** The totals that these changes would lead to on the paper as it stands; empty until they have come. */
export function useForeseen(
  hands: PaperHands,
  analysis: Analysis,
  changes: readonly Change[],
): readonly ForeseenTotal[] {
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    if (changes.length === 0) return undefined
    let isGone = false
    const ask = async () => {
      const totals = await hands.foresee(changes)
      if (!isGone) setTold({ changes, analysis, totals })
    }
    // Who leafs through options with the keys asks for the one that they stay on.
    const timer = setTimeout(() => void ask(), settleMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [hands, analysis, changes])
  return told?.changes === changes && told.analysis === analysis ? told.totals : none
}
