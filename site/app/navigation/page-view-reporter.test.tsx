import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makePageViewReporter } from './page-view-reporter.ts'

const loadedScripts: string[] = []
const requests: { url: string; init: RequestInit | undefined }[] = []

beforeEach(() => {
  requests.length = 0
  loadedScripts.length = 0
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push({ url, init })
    return Promise.reject(new Error('offline'))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete window.dataLayer
})

function startGoogle() {
  return makePageViewReporter({ gaMeasurementId: 'G-TEST' }, (address) => loadedScripts.push(address))
}

function commands(): readonly (readonly unknown[])[] {
  return (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))
}

test('without a measurement id the path, and nothing else, goes to our own count', () => {
  makePageViewReporter({ gaMeasurementId: null })('/pricing')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    url: '/api/page-views',
    init: { method: 'POST', credentials: 'omit', keepalive: true },
  })
  expect(requests[0]?.init?.body).toBe('{"page_path":"/pricing"}')
})

test('with a measurement id each path is one config call with its page_path', () => {
  const report = startGoogle()
  report('/')
  report('/pricing')
  expect(commands().slice(1)).toEqual([
    ['config', 'G-TEST', { page_path: '/' }],
    ['config', 'G-TEST', { page_path: '/pricing' }],
  ])
  expect(requests).toEqual([])
})

test('commands are queued as the arguments objects that gtag.js reads', () => {
  startGoogle()('/')
  expect(Object.prototype.toString.call(window.dataLayer?.[1])).toBe('[object Arguments]')
})

test("Google's script is asked for once the page has loaded", () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  startGoogle()
  expect(loadedScripts).toEqual([])
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  expect(loadedScripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
})

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('%s is respected in both ways of counting', (_signal, properties) => {
  vi.stubGlobal('navigator', { ...properties })
  makePageViewReporter({ gaMeasurementId: null })('/')
  startGoogle()('/')
  expect(requests).toEqual([])
  expect(loadedScripts).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})
