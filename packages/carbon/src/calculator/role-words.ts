import table from './role-words.json' with { type: 'json' }
import { openEach } from './casts.ts'

/** Words that say what a figure of a message is beside the others; those of a browser's calculator are apart, in `calculatorWords`. */
export const roleWords = /* @__PURE__ */ openEach<keyof typeof table, readonly string[], ReadonlySet<string>>(
  table,
  (words) => new Set(words),
)
