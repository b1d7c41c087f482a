import { HeadTags } from '#app/navigation/head-tags.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { WaysOn } from '#app/ui/ways-on.tsx'

/** A post or an author that is not there, with the ways on. */
export function MissingNotice({ title, text }: { title: string; text: string }) {
  return (
    <>
      <HeadTags meta={{ path: null, title, description: text }} />
      <PageHead
        title={title}
        isPlain
        actions={
          <ButtonLink href="/#articles" look="filled">
            Read the articles
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </PageHead>
      <WaysOn />
    </>
  )
}
