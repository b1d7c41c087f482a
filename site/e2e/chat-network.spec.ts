import { setTimeout as delay } from 'node:timers/promises'
import { ask, openChatPanel, textFile } from './open-chat-panel.ts'
import { expect, test } from './open-page.ts'
import { startText, stubAssistant } from './stub-assistant.ts'

test('a slow answer shows its waiting states, disables the field, and then grows', async ({ page }) => {
  await using _stub = await stubAssistant(page, async (reply) => {
    await delay(1_000)
    startText(reply)
    reply.write('The first half,')
    await delay(1_500)
    reply.end(' and the second.')
  })
  const panel = await openChatPanel(page)
  await ask(page, panel, 'Hello there')
  await expect(panel.getByText('The assistant is writing')).toBeVisible()
  await expect(panel.getByText('Waiting for the answer')).toBeVisible()
  await expect(panel.getByRole('textbox')).toBeDisabled()
  await expect(panel.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await expect(panel.getByRole('button', { name: 'Attach a file' })).toBeDisabled()
  await expect(panel.getByText('The first half,', { exact: true })).toBeVisible()
  await expect(panel.getByText('The answer is arriving')).toBeVisible()
  await expect(panel.getByText('The first half, and the second.')).toBeVisible()
  await expect(panel.getByRole('textbox')).toBeEnabled()
  await expect(panel.getByText('The answer is arriving')).toBeHidden()
})

test('nothing streams into a live region; the finished answer is said once', async ({ page }) => {
  await using _stub = await stubAssistant(page, async (reply) => {
    startText(reply)
    for (const piece of ['One ', 'two ', 'three.']) {
      reply.write(piece)
      await delay(250)
    }
    reply.end()
  })
  const panel = await openChatPanel(page)
  await page.evaluate(() => {
    const regions = document.querySelectorAll('output, [aria-live], [role=status], [role=alert], [role=log]')
    for (const region of regions) {
      const note = () => {
        if (region.textContent !== '') performance.mark(`heard ${region.textContent}`)
      }
      new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true })
    }
  })
  const heard = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('mark')
        .map(({ name }) => name)
        .filter((name) => name.startsWith('heard ')),
    )
  await ask(page, panel, 'Count')
  await expect(panel.getByText('One two three.')).toBeVisible()
  await expect(panel.getByRole('textbox')).toBeEnabled()
  await expect.poll(heard).toEqual(['heard Assistant: One two three.'])
})

test('Stop ends the answer, keeps what has come, and offers to try again', async ({ page }) => {
  await using stub = await stubAssistant(page, async (reply, call) => {
    startText(reply)
    if (call > 1) {
      reply.end('All of it this time.')
      return
    }
    reply.write('Only the beginning')
    await delay(20_000)
    reply.end()
  })
  const panel = await openChatPanel(page)
  await ask(page, panel, 'Tell me a lot')
  await expect(panel.getByText('Only the beginning')).toBeVisible()
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel.getByText('Stopped.')).toBeVisible()
  await expect(panel.getByText('Only the beginning')).toBeVisible()
  await expect(panel.getByRole('textbox')).toBeEnabled()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('All of it this time.')).toBeVisible()
  await expect(panel.getByText('Only the beginning')).toHaveCount(0)
  expect(stub.calls()).toBe(2)
})

test('an answer that is cut in the middle keeps its beginning, says so, and can be asked again', async ({
  page,
  quietConsole,
}) => {
  await using _stub = await stubAssistant(page, async (reply, call) => {
    startText(reply)
    if (call > 1) {
      reply.end('The whole answer.')
      return
    }
    reply.write('The beginning of an ans')
    await delay(400)
    reply.destroy()
  })
  const panel = await openChatPanel(page)
  await ask(page, panel, 'What is Scope 1?')
  await expect(panel.getByText('The beginning of an ans')).toBeVisible()
  await expect(panel.getByText('The connection broke before the answer was complete.')).toBeVisible()
  await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('The whole answer.')).toBeVisible()
  await expect(panel.getByText('The connection broke')).toHaveCount(0)
  await expect(panel.getByText('What is Scope 1?')).toHaveCount(1)
  quietConsole.splice(0)
})

test('no network: the chat toast in its fixed words, the field free again', async ({
  page,
  quietConsole,
}) => {
  await page.route('**/api/ai/chat', (route) => route.abort('internetdisconnected'))
  const panel = await openChatPanel(page)
  await ask(page, panel, 'Hello')
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible()
  await expect(
    panel.getByText('The site could not be reached. Check the connection, then try again.'),
  ).toBeVisible()
  await expect(panel.getByRole('textbox')).toBeEnabled()
  quietConsole.splice(0)
})

test('no network: the upload toast in its fixed words, and the upload is not counted', async ({
  page,
  quietConsole,
}) => {
  await page.route('**/api/ai/upload-base64', (route) => route.abort('internetdisconnected'))
  const panel = await openChatPanel(page)
  await panel.locator('input[type=file]').setInputFiles(textFile('bill.txt', '100 kWh'))
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Error uploading file', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to analyze file. Please try again.', { exact: true })).toBeVisible()
  await expect(panel.getByText('3 of 3 uploads left')).toBeVisible()
  await expect(panel.getByRole('textbox')).toBeEnabled()
  quietConsole.splice(0)
})

test('too many requests: the note says from when to try again', async ({ page, quietConsole }) => {
  await page.route('**/api/ai/chat', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '30', 'content-type': 'application/problem+json' },
      body: JSON.stringify({ code: 'rate_limited', status: 429, title: 'Too many requests' }),
    }),
  )
  const panel = await openChatPanel(page)
  await ask(page, panel, 'Hello')
  await expect(
    panel.getByText(
      /^That was too many requests in a short time\. Try again at \d{2}:\d{2}:\d{2}, by your clock\./,
    ),
  ).toBeVisible()
  await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible()
  quietConsole.splice(0)
})

test('of two toasts only the newer is shown', async ({ page, quietConsole }) => {
  await page.route('**/api/ai/chat', (route) => route.fulfill({ status: 500, body: 'no' }))
  const panel = await openChatPanel(page)
  await ask(page, panel, 'Hello')
  await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible()
  await panel.locator('input[type=file]').setInputFiles(textFile('setup.exe', 'x'))
  await expect(page.getByText('File type not accepted', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toHaveCount(0)
  quietConsole.splice(0)
})
