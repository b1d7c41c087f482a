const verdict = /^(?:Yes|No)(?:, [^:.]{1,20})?[:.] /

/** What a text says after the yes or no that it opens with. */
export function withoutVerdict(text: string): string {
  const rest = text.replace(verdict, '')
  if (rest === text) return text
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
