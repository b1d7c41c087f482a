import { setImmediate } from 'node:timers/promises'
import { answerFromSite } from './built-in-assistant.ts'

/** One question for each index that the engine builds at its first use. */
const questions = [
  'we spent $100 on cleaning',
  '1 t steel',
  '1 t recycled steel',
  '1 t general waste',
  '1 t steel to recycling',
]

/** Builds what the first questions would wait for, with a turn of the event loop in between for whoever is asking. */
export async function warmAssistant(): Promise<void> {
  for (const content of questions) {
    await setImmediate()
    answerFromSite([{ role: 'user', content }])
  }
}
