const clockForm = /(?<![\d.,:])\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?![\d:])/gi

/** Spans of clock times such as 15:44:46 and 17h50, which hold no quantities. */
export function findTimes(text: string): { start: number; end: number }[] {
  return [...text.matchAll(clockForm)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
