import type { Answer } from './interpretation.ts'

/** Paragraphs, then a line of sources: `Source: [Pricing](/pricing)`. Links are the only markup. */
export function renderAnswer(answer: Answer): string[] {
  if (answer.sources.length === 0) return [...answer.paragraphs]
  const links = answer.sources.map((page) => `[${page.title}](${page.path})`).join(', ')
  return [...answer.paragraphs, `${answer.sources.length === 1 ? 'Source' : 'Sources'}: ${links}`]
}
