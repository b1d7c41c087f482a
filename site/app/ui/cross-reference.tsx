import { Link } from '#app/navigation/link.tsx'

/** Points to another band of working papers: `A-3`, on this page or, with a path, on another. */
export function CrossReference({ to, path = '' }: { to: string; path?: string }) {
  return (
    <Link className="reference" href={`${path}#${to.toLowerCase()}`} aria-label={`See ${to}`}>
      {to}
    </Link>
  )
}
