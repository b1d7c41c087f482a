import { Suspense } from 'react'
import { Hero } from './hero.tsx'
import { LowerSections } from './lower-sections.tsx'
import './home.css'

export function HomePage() {
  return (
    <>
      <Hero />
      {/* A boundary: React takes what is below it over in a task of its own. */}
      <div id="lower-sections">
        <Suspense>
          <LowerSections />
        </Suspense>
      </div>
    </>
  )
}
