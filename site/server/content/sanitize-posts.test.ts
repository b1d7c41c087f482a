import { expect, test } from 'vitest'
import { sanitizePosts } from './sanitize-posts.ts'

test('hostile HTML of a hosted post is taken out and the rest stays', () => {
  const post = {
    title: '<b>T</b>',
    content:
      '<h2>Hi</h2><script>alert(1)</script><img src=x onerror=alert(1)><p style="position:fixed">ok</p>',
  }
  expect(sanitizePosts(post)).toEqual({
    title: '<b>T</b>',
    content: '<h2 id="hi">Hi</h2><img src="x"><p>ok</p>',
  })
})

test('lists, null and posts without content pass unchanged', () => {
  expect(sanitizePosts([{ title: 'a' }, null])).toEqual([{ title: 'a' }, null])
})

test('pictures that the security policy would not load leave the text', () => {
  const content =
    '<p><img src="https://evil.example/a.png">Words <img src="/a.png"></p><img src="//evil.example">'
  expect(sanitizePosts({ content })).toEqual({ content: '<p>Words <img src="/a.png"></p>' })
})
