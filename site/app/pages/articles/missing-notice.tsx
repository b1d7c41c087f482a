import { HeadTags } from '#app/navigation/head-tags.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** A post or an author that is not there, with a way on. */
export function MissingNotice({ title, text }: { title: string; text: string }) {
  return (
    <>
      <HeadTags meta={{ path: null, title, description: text }} />
      <PageHead title={title}>
        <p>{text}</p>
        <p className="mt-4">
          <TextLink href="/blog">To the blog</TextLink>
        </p>
      </PageHead>
    </>
  )
}
