import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

type Field = { name: string; label: string; widget: string; [option: string]: unknown }

/** Address of the editor in development; `/studio` leads there. */
export const editorPath = '/studio/editor'

/** The editor's configuration: the folders of the content and the fields of their front matter. */
export async function describeEditor(contentRoot: string, origin: string): Promise<object> {
  const [authors, categories, images] = await Promise.all([
    listNames(contentRoot, 'authors', /\.md$/),
    listNames(contentRoot, 'categories', /\.md$/),
    listNames(contentRoot, 'images', /\.(?:png|jpe?g|webp)$/i),
  ])
  return {
    backend: { name: 'proxy', proxy_url: `${origin}${editorPath}/api`, branch: 'main' },
    site_url: origin,
    media_folder: 'images',
    public_folder: '/',
    show_preview_links: false,
    editor: { preview: false },
    collections: [
      collection('posts', 'Article', [
        text('title', 'Title'),
        {
          ...text('publishedAt', 'Published on'),
          pattern: [String.raw`^\d{4}-\d{2}-\d{2}`, 'a date such as 2026-10-14'],
        },
        { name: 'excerpt', label: 'Excerpt', widget: 'text' },
        choice('author', 'Author', authors),
        { ...choice('categories', 'Categories', categories), multiple: true, min: 1 },
        picture('mainImage', 'Main picture', images),
        { name: 'featured', label: 'Featured on the home page', widget: 'boolean', required: false },
        { name: 'draft', label: 'Draft, not shown', widget: 'boolean', required: false },
        body,
      ]),
      collection(
        'authors',
        'Author',
        [text('name', 'Name'), picture('image', 'Picture', images), body],
        'name',
      ),
      collection('categories', 'Category', [text('title', 'Title')]),
    ],
  }
}

/** As source text: the rich mode would rewrite tables and task lists. */
const body: Field = { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'] }

function collection(name: string, label: string, fields: readonly Field[], identifier = 'title') {
  return {
    name,
    label: name.charAt(0).toUpperCase() + name.slice(1),
    label_singular: label,
    folder: name,
    identifier_field: identifier,
    slug: '{{slug}}',
    create: true,
    format: 'frontmatter',
    extension: 'md',
    fields,
  }
}

function text(name: string, label: string): Field {
  return { name, label, widget: 'string' }
}

function choice(name: string, label: string, options: readonly string[]): Field {
  return { name, label, widget: 'select', options }
}

function picture(name: string, label: string, images: readonly string[]): Field {
  const hint = 'Upload under Media, then load this page again to choose it here.'
  // Optional on their own too: the editor would ask for them although the picture as a whole may be absent.
  const fields = [
    { ...choice('file', 'File', images), required: false, hint },
    { ...text('alt', 'What it shows, in words'), required: false },
  ]
  return { name, label, widget: 'object', required: false, collapsed: true, fields }
}

async function listNames(root: string, folder: string, ending: RegExp): Promise<readonly string[]> {
  const names = await readdir(join(root, folder)).catch(() => [])
  return names
    .filter((name) => ending.test(name))
    .map((name) => name.replace(/\.md$/, ''))
    .toSorted()
}
