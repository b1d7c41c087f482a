import type { ContentClient } from './content-client.ts'
import { parseAuthor, parsePost, parsePostList } from './parse-post.ts'
import { contentQueries } from './queries.ts'
import type { Author, Post, PostSummary } from './types.ts'

/** What was asked for; null where the service has none, `failed` where it gave no answer. */
export type Lookup<Item> = Item | null | 'failed'

/** The site's five questions to the content service, plus the featured post. */
export type ContentLibrary = {
  findPost(slug: string): Promise<Lookup<Post>>
  listLatestPosts(count?: number): Promise<readonly PostSummary[]>
  listRelatedPosts(slug: string): Promise<readonly PostSummary[]>
  findAuthor(slug: string): Promise<Lookup<Author>>
  listPostsByAuthor(authorId: string): Promise<readonly PostSummary[]>
  findFeaturedPost(): Promise<Lookup<Post>>
}

const defaultLatestCount = 3
/** What the content service's studio makes at most of a title. */
const longestSlug = 200

/**
 * Asks through a client and reads what comes back; a failed query is logged and gives `failed` or an empty list,
 * which pages show as they show nothing found. Only `listLatestPosts` throws after logging, because its caller tries once more.
 */
export function createContentLibrary(client: ContentClient, log: (text: string) => void): ContentLibrary {
  function report(name: string, problem: unknown): void {
    log(`Content query ${name} failed: ${problem instanceof Error ? problem.message : 'unknown'}`)
  }
  async function ask<Result, Failure>(
    name: keyof typeof contentQueries,
    parameters: Readonly<Record<string, string | number>>,
    read: (value: unknown) => Result,
    failure: Failure,
  ): Promise<Result | Failure> {
    try {
      return read(await client(contentQueries[name], parameters))
    } catch (problem) {
      report(name, problem)
      return failure
    }
  }
  async function askBySlug<Result, Failure>(
    name: keyof typeof contentQueries,
    slug: string,
    read: (value: unknown) => Result,
    failure: Failure,
  ): Promise<Result | Failure> {
    return slug.length > longestSlug ? read(null) : ask(name, { slug }, read, failure)
  }
  async function listLatestPosts(count = defaultLatestCount): Promise<readonly PostSummary[]> {
    try {
      return parsePostList(await client(contentQueries.latestPosts, { count }))
    } catch (problem) {
      report('latestPosts', problem)
      throw problem
    }
  }
  return {
    findPost: (slug) => askBySlug('postBySlug', slug, parsePost, 'failed'),
    listLatestPosts,
    listRelatedPosts: (slug) => askBySlug('relatedPosts', slug, parsePostList, []),
    findAuthor: (slug) => askBySlug('authorBySlug', slug, parseAuthor, 'failed'),
    listPostsByAuthor: (authorId) => ask('postsByAuthor', { authorId }, parsePostList, []),
    findFeaturedPost: () => ask('featuredPost', {}, parsePost, 'failed'),
  }
}
