import { createSiteAnswers, type SiteAnswers } from '#server/assistant/site-answers.ts'
import { doTask } from '#server/assistant/thread/tasks.ts'

/** The site's answers, worked out in the thread of the test. */
export const siteAnswersHere: SiteAnswers = createSiteAnswers({
  run: async (task) => ({ ok: true, value: doTask(task) }),
})
