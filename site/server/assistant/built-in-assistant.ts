import type { Assistant } from './assistant.ts'
import type { SiteAnswers } from './site-answers.ts'

/** The default assistant. Its replies come in paragraphs, with no artificial delay. */
export function createBuiltInAssistant({ answer }: Pick<SiteAnswers, 'answer'>): Assistant {
  return {
    async *reply(messages, signal) {
      for (const [at, paragraph] of (await answer(messages, signal)).entries()) {
        yield at === 0 ? paragraph : `\n\n${paragraph}`
      }
    },
  }
}
