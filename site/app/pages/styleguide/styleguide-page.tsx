import { PageHead } from '#app/ui/page-head.tsx'
import { ControlPieces } from './control-pieces.tsx'
import { LedgerPieces } from './ledger-pieces.tsx'
import { MovingPieces } from './moving-pieces.tsx'
import { Palette } from './palette.tsx'
import { ProductPieces } from './product-pieces.tsx'
import { TypeScale } from './type-scale.tsx'

/** Every component in every state, for development; not part of the built site. */
export function StyleguidePage() {
  return (
    <>
      <PageHead title="Style guide" reference="S">
        <p>The pieces of the working paper. Switch the theme in the header; narrow the window; print it.</p>
      </PageHead>
      <Palette />
      <TypeScale />
      <ControlPieces />
      <LedgerPieces />
      <MovingPieces />
      <ProductPieces />
    </>
  )
}
