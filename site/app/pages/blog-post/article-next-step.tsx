import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'

type ArticleNextStepProps = { categories: readonly { slug: string }[]; tone: 'paper' | 'sheet' }

const steps = {
  materials: {
    title: 'What does your next tonne cost?',
    text: 'Eight measures stand on a curve. Drag the cut-off and see which of them you would take.',
    href: '/features/carbon-planning',
    action: 'Open the curve',
  },
  factors: {
    title: 'Look your own factor up',
    text: 'Each has a page with its source, its licence and its figure in every edition we hold.',
    href: '/factors',
    action: 'Find a factor',
  },
  desk: {
    title: 'Now with a paper of your own',
    text: 'The desk reads a bill or a docket, shows each sum, and asks where the paper does not say. You need no account.',
    href: '/working',
    action: 'Put a bill on the desk',
  },
} as const

/** What the reader of an article can do with it: by its first subject that has a page of its own, else the desk. */
export function ArticleNextStep({ categories, tone }: ArticleNextStepProps) {
  const has = (slug: string) => categories.some((category) => category.slug === slug)
  const { title, text, href, action } =
    steps[has('materials') ? 'materials' : has('factors') ? 'factors' : 'desk']
  return (
    <NextStep title={title} tone={tone} action={<ButtonLink href={href}>{action}</ButtonLink>}>
      {text}
    </NextStep>
  )
}
