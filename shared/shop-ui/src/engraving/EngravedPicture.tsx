import { listPlaced, type PlacedEngraving } from '@shop/contracts/rules/engraving-list.ts'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'

/** Loaded with the first name: pages without one need nothing of it. */
const EngravingDrawing = lazyOptional(
  async () => (await import('./EngravingDrawing.tsx')).EngravingDrawing,
)

export interface EngravedPictureProps {
  /** What is on the product, if anything is; `surface` is where the picture shows it. */
  engraving?: PlacedEngraving | undefined
  className?: string | undefined
  /** A square picture of the product, such as `Picture`. */
  children: ReactNode
}

/**
 * A picture of a product with a name on it: of its material, in the perspective of the picture. Nothing is drawn where
 * the picture does not show the surface. Put the name beside it as text, too: the drawing is decoration.
 */
export function EngravedPicture({ engraving, className, children }: EngravedPictureProps) {
  return (
    <Frame className={className} translate="no">
      {children}
      {engraving && (
        <Suspense fallback={null}>
          {listPlaced(engraving).map(({ surface, ...design }, index) => (
            <EngravingDrawing key={index} engraving={design} surface={surface} />
          ))}
        </Suspense>
      )}
    </Frame>
  )
}

/** The size container that the drawing's perspective refers to. */
const Frame = styled.span`
  position: relative;
  display: block;
  /* As a size container it has no width of its own content. */
  inline-size: 100%;
  overflow: hidden;
  container-type: inline-size;
`
