import { useState, type ReactNode } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx'
import './carousel.css'

type CarouselProps = {
  /** Names the region, for example "Partners". */
  label: string
  slides: readonly { id: string; title: string; content: ReactNode }[]
}

/** One slide at a time; it wraps both ways, never moves by itself, and has controls only for more than one slide. */
export function Carousel({ label, slides }: CarouselProps) {
  const [index, setIndex] = useState(0)
  function move(by: number) {
    setIndex((now) => (now + by + slides.length) % slides.length)
  }

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div aria-live="polite">
        {slides.map(({ id, title, content }, position) => (
          <div key={id} hidden={position !== index}>
            {slides.length > 1 && (
              <p className="sr-only">
                {title}, {position + 1} of {slides.length}
              </p>
            )}
            {content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="mt-4 flex items-center gap-2 no-script:hidden">
          <button type="button" className="icon-button" aria-label="Previous" onClick={() => move(-1)}>
            <ArrowLeftIcon />
          </button>
          {slides.map(({ id, title }, position) => (
            <button
              key={id}
              type="button"
              className="carousel-dot"
              aria-label={`Show ${title}`}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => setIndex(position)}
            />
          ))}
          <button type="button" className="icon-button" aria-label="Next" onClick={() => move(1)}>
            <ArrowRightIcon />
          </button>
        </div>
      )}
    </section>
  )
}
