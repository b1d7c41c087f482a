import { lazy, Suspense } from 'react'
import { Hero } from './hero.tsx'
import './home.css'
import { untilNear } from './until-near.ts'

const lowerSectionsId = 'lower-sections'

/** Served whole; the code of the lower sections is fetched when a visitor comes near them. */
const LowerSections = lazy(async () => {
  await untilNear(lowerSectionsId)
  return { default: (await import('./lower-sections.tsx')).LowerSections }
})

export function HomePage() {
  return (
    <>
      <Hero />
      <div id={lowerSectionsId}>
        <Suspense>
          <LowerSections />
        </Suspense>
      </div>
    </>
  )
}
