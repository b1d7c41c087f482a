import { z } from 'zod'
import languageTable from './languages.json' with { type: 'json' }

export const languages = z
  .array(
    z.object({
      code: z.string(),
      words: z.array(z.string()),
      /** What can be done here and how to reach a person, in the language. */
      reply: z.string(),
      /** Before a sum, whose working is in English. */
      lead: z.string(),
      script: z.enum(['Devanagari', 'Kana', 'Han', 'Hangul', 'Arabic', 'Cyrillic']).optional(),
    }),
  )
  .parse(languageTable)

export type Language = (typeof languages)[number]
