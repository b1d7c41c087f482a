import { ComingSoon } from '#app/ui/coming-soon.tsx'

export function DashboardPage() {
  return (
    <ComingSoon title="Dashboard" reference="D-1">
      <p>
        A dashboard to open here, on specimen data, is in the works. Nothing is shown until its figures can be
        opened.
      </p>
    </ComingSoon>
  )
}
