/** The three first questions of an empty conversation. */
export const suggestedPrompts = [
  'How does the platform work?',
  'What does it cost?',
  'How do I upload a receipt or invoice?',
] as const
