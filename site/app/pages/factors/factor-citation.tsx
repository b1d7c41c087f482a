import { CodeBlock } from '#app/ui/code-block.tsx'
import type { FactorDetail } from '#shared/factor-answers.ts'
import { citeAsBibtex, citeAsText } from './cite-factor.ts'

/** The reference in both forms, each with a button that copies it. */
export function FactorCitation({ detail }: { detail: FactorDetail }) {
  return (
    <div className="factor-citations">
      <CodeBlock title="As text" code={citeAsText(detail)} />
      <CodeBlock title="As BibTeX" code={citeAsBibtex(detail)} />
    </div>
  )
}
