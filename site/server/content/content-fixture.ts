import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

export type ContentFolder = AsyncDisposable & {
  root: string
  write(path: string, text: string): Promise<void>
}

/** A content folder of its own for one test, with two posts, an author, two categories and a picture of four colours. */
export async function makeContentFolder(): Promise<ContentFolder> {
  const root = await mkdtemp(join(tmpdir(), 'doublerule-content-'))
  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await write('authors/editors.md', '---\nname: The editors\n---\nWe check sums.\n')
  await write('categories/factors.md', '---\ntitle: Factors\n---\n')
  await write('categories/bills.md', '---\ntitle: Bills\n---\n')
  await write(
    'posts/first.md',
    post('First', '2026-10-01', 'factors', '\nmainImage:\n  file: four.png\n  alt: Four colours'),
  )
  await write('posts/second.md', post('Second', '2026-10-02', 'factors, bills', '\nfeatured: true'))
  await mkdir(join(root, 'images'), { recursive: true })
  await writeFile(join(root, 'images/four.png'), await fourColours(1600, 900))
  return { root, write, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) }
}

export function post(
  title: string,
  date: string,
  categories: string,
  more = '',
  body = 'Some **bold** words.',
): string {
  return `---\ntitle: ${title}\npublishedAt: ${date}\nexcerpt: About ${title}.\nauthor: editors\ncategories: [${categories}]${more}\n---\n\n${body}\n`
}

/** Red, green, blue and yellow quarters, so that a test can see which part was cut. */
async function fourColours(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height: height / 2, channels: 3 as const }
  const quarters = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff', '#ffff00'].map((background) =>
      sharp({ create: { ...half, background } })
        .png()
        .toBuffer(),
    ),
  )
  const places = [
    { left: 0, top: 0 },
    { left: half.width, top: 0 },
    { left: 0, top: half.height },
    { left: half.width, top: half.height },
  ]
  const composites = quarters.map((input, index) => ({ input, ...(places[index] ?? { left: 0, top: 0 }) }))
  return sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite(composites)
    .png()
    .toBuffer()
}
