import { getSurface, listSurfaces } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { CloseUp } from '@shop/shop-ui/engraving/CloseUp.tsx'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { listPictures, placeEngraving } from '../gallery.ts'
import type { Texts } from './designs.ts'

interface CloseUpsProps {
  product: Product
  texts: Texts | null
  /** Of the surface; all of them without. */
  index?: number
}

/** Width in heights of a close-up beside others, and alone. */
const NARROW = 1.25
const WIDE = 2.5

/** What is typed, from near by: on a phone, the gallery is out of sight while one types. */
export function CloseUps({ product, texts, index }: CloseUpsProps) {
  const { surface } = product.details ?? {}
  const all = surface ? listSurfaces(surface) : []
  const shown = index === undefined ? all : all.slice(index, index + 1)
  const aspect = shown.length > 1 ? NARROW : WIDE
  const engraving = texts && { product, texts }
  return (
    <Row aria-hidden>
      {shown.map((each, at) => {
        const picture = each.pictures.findIndex(Boolean)
        const corners = getSurface(each, picture)?.corners
        const src = listPictures(product)[picture]
        if (!corners || !src) return null
        return (
          <CloseUp key={at} corners={corners} aspect={aspect}>
            <EngravedPicture engraving={placeEngraving(engraving, src)}>
              <Picture src={src} alt="" width={1} height={1} sizes="100vw" />
            </EngravedPicture>
          </CloseUp>
        )
      })}
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[3]};
  @media (min-width: 48rem) {
    display: none;
  }
`
