import { expect, test } from 'vitest'
import { answerFromSite } from './built-in-assistant.ts'
import { warmAssistant } from './warm-assistant.ts'

test('warming lets others have their turn, and leaves no first question that is slow', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 0)
  await warmAssistant()
  clearInterval(others)
  expect(turns).toBeGreaterThan(0)

  const startedMs = performance.now()
  const { paragraphs } = answerFromSite([{ role: 'user', content: 'we spent $4,000 on office furniture' }])
  const tookMs = performance.now() - startedMs
  expect(paragraphs[0]).toMatch(/^\$4,000 of spending: /)
  expect(tookMs).toBeLessThan(60)
})
