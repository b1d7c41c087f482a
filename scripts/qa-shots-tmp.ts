import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
const base = 'http://127.0.0.1:4220'
const all =
  'about,api,features/asset-emissions,author/editorial-team,blog,blog/read-an-electricity-bill-for-emissions,features/carbon-planning,contact,features/dashboard,features/emission-data,features,features/incidents,integrations,mission,features/natural-language,partners,pricing,privacy,studio,features/team-management,terms,features/web-api,blog/x,author/x,nope'
const arg = process.argv[2]
const paths = (arg === undefined || arg === 'all' ? all : arg).split(',')
const widths = (process.argv[3] ?? '390,768,1280').split(',').map(Number)
const themes = (process.argv[4] ?? 'light,dark').split(',')
const out = '/tmp/qa-shots'
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const theme of themes)
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme as 'light' | 'dark',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.on('console', (m) => {
      if (m.type() === 'error' || m.type() === 'warning')
        console.log('CONSOLE', page.url(), m.text().slice(0, 200))
    })
    page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), String(e)))
    for (const path of paths) {
      await page.goto(`${base}/${path}`, { waitUntil: 'load' })
      await page.waitForTimeout(250)
      const over = await page.evaluate(() => {
        const w = document.documentElement.clientWidth
        const over = document.documentElement.scrollWidth - w
        if (over <= 0) return null
        const bad = [...document.querySelectorAll('main *')]
          .filter((e) => e.getBoundingClientRect().right > w + 1 && !e.closest('.scroll-region,pre'))
          .slice(0, 4)
          .map((e) => e.tagName + '.' + e.className + ' ' + Math.round(e.getBoundingClientRect().right))
        return over + ' ' + bad.join(' | ')
      })
      if (over !== null) console.log('SIDEWAYS', path, width, over)
      await page.screenshot({
        path: `${out}/${path.replaceAll('/', '-')}-${width}-${theme}.png`,
        fullPage: true,
      })
    }
    await context.close()
  }
await browser.close()
