import type { ApiFetch } from '#shared/api-fetch.ts'
import { parsePostSummary } from '#shared/content/parse-post.ts'
import type { PostSummary } from '#shared/content/types.ts'

const failureText = 'Failed to fetch featured post'

/** The featured post; null when there is none, and null with a line in the log when it could not be fetched. */
export async function fetchFeaturedPost(path: string, apiFetch: ApiFetch): Promise<PostSummary | null> {
  try {
    const response = await apiFetch(path, { headers: { accept: 'application/json' } })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(failureText)
    return parsePostSummary(await response.json())
  } catch (problem) {
    logProblem(problem instanceof Error ? problem.message : failureText)
    return null
  }
}

function logProblem(text: string): void {
  // The specification asks for this line in the log.
  // oxlint-disable-next-line eslint/no-console
  console.error(text)
}
