export type TurnstileOptions = {
  sitekey: string
  appearance: 'interaction-only'
  callback: (token: string) => void
  'error-callback': () => void
}

export type ProviderGlobals = {
  turnstile?: { render: (place: HTMLElement, options: TurnstileOptions) => void }
  grecaptcha?: {
    ready: (run: () => void) => void
    execute: (siteKey: string, options: { action: string }) => Promise<string>
  }
}

export const hostedChecks = {
  turnstileScript: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  recaptchaScript: 'https://www.google.com/recaptcha/api.js?render=',
} as const
