import { readProviderGlobals } from './casts.ts'
import { hostedChecks } from './hosted-checks.ts'

const timeoutMs = 20_000

/** Loads the provider's script and asks it for a token; rejects when it does not answer in time. */
export async function askHostedCheck(kind: 'turnstile' | 'recaptcha', siteKey: string): Promise<string> {
  await loadScript(
    kind === 'turnstile' ? hostedChecks.turnstileScript : `${hostedChecks.recaptchaScript}${siteKey}`,
  )
  const token = kind === 'turnstile' ? askTurnstile(siteKey) : askRecaptcha(siteKey)
  return Promise.race([token, rejectAfter(timeoutMs)])
}

function askTurnstile(siteKey: string): Promise<string> {
  const place = document.createElement('div')
  document.body.append(place)
  return new Promise<string>((resolve, reject) => {
    const { turnstile } = readProviderGlobals()
    if (turnstile === undefined) {
      reject(new Error('Turnstile did not load'))
      return
    }
    turnstile.render(place, {
      sitekey: siteKey,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': () => {
        reject(new Error('Turnstile failed'))
      },
    })
  }).finally(() => place.remove())
}

function askRecaptcha(siteKey: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { grecaptcha } = readProviderGlobals()
    if (grecaptcha === undefined) {
      reject(new Error('reCAPTCHA did not load'))
      return
    }
    grecaptcha.ready(() => {
      grecaptcha.execute(siteKey, { action: 'contact' }).then(resolve, reject)
    })
  })
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`script[src="${CSS.escape(address)}"]`) !== null) {
      resolve()
      return
    }
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('the bot check did not load')))
    document.head.append(script)
  })
}

function rejectAfter(delayMs: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the bot check did not answer')), delayMs)
  })
}
