import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'

export function NotFoundPage() {
  return (
    <PageHead
      title="404 Page Not Found"
      actions={
        <ButtonLink href="/" look="filled">
          Return to Homepage
        </ButtonLink>
      }
    >
      <p>The page you&apos;re looking for doesn&apos;t exist or has been moved.</p>
    </PageHead>
  )
}
