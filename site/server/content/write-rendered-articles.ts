import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadContent } from './load-content.ts'
import { articleKey, renderedArticlesPath } from './rendered-articles.ts'

/** Renders every article of a content folder for `readRenderedArticles`. */
export async function writeRenderedArticles(root: string): Promise<void> {
  const loaded = await loadContent(root)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const posts = loaded.snapshot.documents.filter(({ _type }) => _type === 'post')
  const entries = await Promise.all(
    posts.map(async ({ _id, content }) => {
      const path = join(root, 'posts', `${_id.slice('post-'.length)}.md`)
      return [articleKey(await readFile(path, 'utf8')), content]
    }),
  )
  await writeFile(renderedArticlesPath, JSON.stringify(Object.fromEntries(entries)))
}
