import { findEngravingProblem } from '@shop/contracts/rules/engraving-layout.ts'
import { normalizeEngraving } from '@shop/contracts/rules/engraving-text.ts'
import { getSurface } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { styled } from 'styled-components'

/** The typed name over a product's cover; nothing where the product takes no name, or not this one. */
export function NameOverlay({ product, name }: { product: Product; name: string }) {
  const surface = getSurface(product.details?.surface, 0)
  const engraving = normalizeEngraving({ name, line: '' })
  if (!surface || !engraving) return null
  if (findEngravingProblem('name', engraving.name, surface)) return null
  return (
    <Cover>
      <EngravedPicture engraving={{ ...engraving, surface }}>
        <Square />
      </EngravedPicture>
    </Cover>
  )
}

const Cover = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
`

const Square = styled.span`
  display: block;
  aspect-ratio: 1;
`
