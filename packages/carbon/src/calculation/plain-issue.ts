import type { $ZodErrorMap, $ZodRawIssue } from 'zod/v4/core'

const asked: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object with members',
  record: 'an object with members',
  null: 'null',
}

const formats: Readonly<Record<string, string>> = {
  date: 'a day that there is, as 2025-08-15',
  datetime: 'a moment as 2025-08-15T09:30:00Z',
  base64: 'bytes in base64',
  email: 'an email address',
  url: 'an address',
}

const longestName = 60

/**
 * What is wrong with a call of a program, in words: for answers of the open API and for agents. A schema that has words of
 * its own for a fault keeps them.
 */
export const plainIssue: $ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `This is missing: send ${askedFor(issue.expected)}.`
        : `Send ${askedFor(issue.expected)}.`
    case 'invalid_value':
      return `Send ${oneOf(issue.values.map(String))}.`
    case 'too_big':
      return `Send ${bound('at most', Number(issue.maximum), issue.origin)}.`
    case 'too_small':
      return `Send ${bound('at least', Number(issue.minimum), issue.origin)}.`
    case 'invalid_format':
      return `Send ${formats[issue.format] ?? 'it in the form that is described for it'}.`
    case 'unrecognized_keys':
      return describeUnknown(issue)
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? `Send ${oneOf(issue.options.map(String))}.`
        : 'Send it in one of the forms that are described for it.'
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
      return 'Send it in the form that is described for it.'
  }
}

function askedFor(type: string): string {
  return asked[type] ?? 'what is described for it'
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `“${values[0]}”` : `one of ${values.join(', ')}`
}

function bound(which: 'at least' | 'at most', most: number, origin: string): string {
  if (origin === 'string') return `${which} ${most} ${most === 1 ? 'character' : 'characters'}`
  if (origin === 'array') return `${which} ${most} ${most === 1 ? 'entry' : 'entries'}`
  return `${which} ${most}`
}

function describeUnknown({ keys, inst }: Extract<$ZodRawIssue, { code: 'unrecognized_keys' }>): string {
  const names = keys.slice(0, 5).map((key) => `“${key.slice(0, longestName)}”`)
  const verb = keys.length === 1 ? 'is not a name that is' : 'are not names that are'
  const known = namesOf(inst)
  return `${names.join(', ')} ${verb} taken here.${known.length === 0 ? '' : ` Taken: ${known.join(', ')}.`}`
}

/** The members that an object's schema has. */
function namesOf(inst: $ZodRawIssue['inst']): string[] {
  const def: unknown = inst?._zod.def
  if (typeof def !== 'object' || def === null || !('shape' in def)) return []
  return typeof def.shape === 'object' && def.shape !== null ? Object.keys(def.shape) : []
}
