export type ModelLimits = {
  /** For a whole reply, both tries together. */
  totalMs: number
  /** Between two pieces of a reply. */
  silenceMs: number
  /** Longest pause before the second try; a provider that asks for more is not tried again. */
  maxRetryDelayMs: number
  /** Rounds of tool calls in one reply. */
  steps: number
  outputTokens: number
}

export const modelLimits: ModelLimits = {
  totalMs: 30_000,
  silenceMs: 10_000,
  maxRetryDelayMs: 3_000,
  steps: 4,
  outputTokens: 800,
}
