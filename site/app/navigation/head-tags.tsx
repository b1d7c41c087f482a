import { describeHead, type PageMeta } from '#shared/page-meta.ts'

/** The head of a page. React hoists all but the JSON-LD into the document's head, on the server and in the browser. */
export function HeadTags({ meta }: { meta: PageMeta }) {
  const head = describeHead(meta)
  return (
    <>
      <title>{head.title}</title>
      {head.tags.map((tag) => (
        <meta key={'name' in tag ? tag.name : `${tag.property} ${tag.content}`} {...tag} />
      ))}
      {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
      {meta.structuredData?.map((data) => (
        <script key={data['@type']} type="application/ld+json">
          {JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
        </script>
      ))}
    </>
  )
}
