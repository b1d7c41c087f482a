import { Skeleton } from '#app/ui/skeleton.tsx'

export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <section className="band">
      <div className="frame">
        <Skeleton label={label} rows={24} className="max-w-prose" />
      </div>
    </section>
  )
}
