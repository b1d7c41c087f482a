import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { startDemo } from './working/start-demo.ts'

const steps = [
  {
    title: 'Upload or connect',
    text: 'Drop a file, forward an email, or connect cloud storage and business systems. Nothing has to be retyped first.',
  },
  {
    title: 'AI processes',
    text: 'The document type is found, its lines are read, and each line is matched to a factor: directly, by vector, or with the help of a model. What is uncertain waits for a person.',
  },
  {
    title: 'Audit-ready reports',
    text: 'Reviewed lines add up to GRI, TCFD, SASB and CDP disclosures. The working stays behind each figure.',
  },
] as const

export function HowItWorks() {
  return (
    <Band labelledBy="how-it-works">
      <div className="columns">
        <div className="lg:col-span-4">
          <h2 id="how-it-works" className="type-title">
            How It Works
          </h2>
          <p className="mt-4 text-ink-2">
            The specimen above goes through six steps. Seen from your side there are three.
          </p>
          <Button className="mt-6 no-script:hidden" onClick={() => void startDemo('electricity')}>
            See it in action
          </Button>
        </div>
        <ol className="lg:col-span-8">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="numbered-row">
              <span className="numbered-digit" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="type-heading">{title}</h3>
                <p className="mt-2 max-w-prose text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
