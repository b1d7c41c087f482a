import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { startDemo } from './working/start-demo.ts'

export const steps = [
  {
    title: 'Upload or connect',
    text: 'Drop a file, forward an email, or connect cloud storage and business systems. Nothing has to be retyped first.',
    alt: 'Total used from the grid: 4,826 kWh',
  },
  {
    title: 'AI processes',
    text: 'We find the document type, read its lines and match each to a factor by name, by meaning or with a model. What is uncertain waits for a person.',
    alt: 'Queensland 0.67 kg, not 0.64 or 0.78',
  },
  {
    title: 'Audit-ready reports',
    text: 'Reviewed lines add up to GRI, TCFD, SASB and CDP disclosures. The working stays behind each figure.',
    alt: '3,233.42 + 434.34 kg = 3.668 t',
  },
] as const

export function HowItWorks() {
  return (
    <Band labelledBy="how-it-works">
      <h2 id="how-it-works" className="type-title">
        How It Works
      </h2>
      <p className="type-lead mt-4">The specimen above goes through six steps. For you there are three.</p>
      <Button className="mt-6 no-script:hidden" onClick={() => void startDemo('electricity')}>
        See it in action
      </Button>
      <ol className="mt-10">
        {steps.map(({ title, text, alt }, index) => (
          <li key={title} className="columns border-t border-rule py-6">
            <div className="flex gap-6 lg:col-span-7">
              <span className="numbered-digit w-14" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="type-heading">{title}</h3>
                <p className="mt-2 max-w-prose text-ink-2">{text}</p>
              </div>
            </div>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
            <svg className="step-picture lg:col-span-5" viewBox="0 0 360 168" role="img" aria-label={alt}>
              <use href={`/home-pictures.svg#step-${index + 1}`} />
            </svg>
          </li>
        ))}
      </ol>
    </Band>
  )
}
