import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import { deskTexts } from '#shared/desk-texts.ts'
import type { DeskCore } from './desk-core.ts'

type WithoutNumber<Change> = Change extends unknown ? Omit<Change, 'id' | 'paper'> : never

/** A correction as a form makes it: the desk numbers it. */
export type Change = WithoutNumber<Correction>

type ChangeList = (corrections: readonly Correction[]) => readonly Correction[]

export type Correcting = ReturnType<typeof createCorrecting>

/** What a person changes on the papers: the server works it out, and it can be undone. */
export function createCorrecting(core: DeskCore) {
  const { ports, getState, set, setPaper, say } = core
  let working: Promise<unknown> = Promise.resolve()

  /** Works a paper out under a changed list of corrections, one change after the other. True when the new list stands. */
  function work(key: string, change: ChangeList): Promise<boolean> {
    const run = working.then(() => workNow(key, change(getState().corrections)))
    working = run.catch(() => undefined)
    return run
  }

  async function workNow(key: string, corrections: readonly Correction[]): Promise<boolean> {
    const index = getState().papers.findIndex((paper) => paper.key === key)
    const analysis = getState().papers[index]?.analysis ?? null
    if (analysis === null) return false
    set({ isWorking: true, notice: null })
    const own = corrections.filter(({ paper }) => paper === index)
    const result = await ports.recalculate({
      analyses: [analysis],
      corrections: own.map((correction) => ({ ...correction, paper: 0 })),
    })
    set({ isWorking: false })
    const worked = result.ok ? result.value.papers[0] : undefined
    if (!result.ok || worked === undefined) {
      say(result.ok ? deskTexts.notWorkedOut : `${deskTexts.notWorkedOut} ${result.text}`)
      return false
    }
    const [refusal] = worked.refusals
    if (refusal !== undefined) {
      say(refusal.text)
      return false
    }
    setPaper(key, { worked })
    set({ corrections })
    return true
  }

  /** Changes by hand. They stand once the engine has worked them out; else the notice says why they do not. */
  async function correct(key: string, changes: readonly Change[]): Promise<boolean> {
    const paper = getState().papers.findIndex((each) => each.key === key)
    const made = changes.map((change): Correction => ({ ...change, id: ports.makeId(), paper }))
    const stands = await work(key, (corrections) => [...corrections, ...made])
    if (stands) ports.announce(deskTexts.workedOutAgain)
    return stands
  }

  /** Takes one correction back, and with a line that a person put on the paper all that was done to it. */
  async function undo(key: string, id: string): Promise<boolean> {
    const undone = getState().corrections.find((correction) => correction.id === id)
    if (undone === undefined) return false
    const isGone = (correction: Correction) =>
      correction.id === id ||
      ((undone.type === 'add' || undone.type === 'choose') &&
        correction.paper === undone.paper &&
        'activity' in correction &&
        correction.activity === undone.activity)
    const stands = await work(key, (corrections) => corrections.filter((correction) => !isGone(correction)))
    if (stands) ports.announce(deskTexts.undone)
    return stands
  }

  return { work, correct, undo }
}
