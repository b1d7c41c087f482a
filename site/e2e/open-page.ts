import { expect, test as base } from '@playwright/test'

/** Every journey fails on a console error, a page error or a refused script: the page must be quiet. */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
      })
      page.on('pageerror', (problem) => problems.push(problem.message))
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
