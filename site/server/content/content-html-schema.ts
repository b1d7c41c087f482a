import { defaultSchema, type Options } from 'rehype-sanitize'

/** What the body of a post may hold: GitHub's list, without inputs, styles and ids of the author's own. */
export const contentHtmlSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'), 'figure', 'figcaption'],
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./]],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy']],
  },
  // Their content is code, drawing or control, not words.
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'svg',
    'math',
    'iframe',
    'object',
    'audio',
    'video',
    'button',
    'select',
    'textarea',
  ],
  protocols: { ...defaultSchema.protocols, src: ['http', 'https'], href: ['http', 'https', 'mailto'] },
} satisfies Options
