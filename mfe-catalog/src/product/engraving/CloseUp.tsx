import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import { getSurface, toCloseUp } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { color, radius } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Width of the frame in heights. */
const ASPECT = 2.25

interface CloseUpProps {
  product: Product
  engraving: Engraving | null
}

/** The surface from near by, on a phone, where the gallery is out of sight while one types. */
export function CloseUp({ product, engraving }: CloseUpProps) {
  const surface = getSurface(product.details?.surface, 0)
  if (!surface) return null
  return (
    <Frame aria-hidden>
      <div style={toCloseUp(surface.corners, ASPECT)}>
        <EngravedPicture engraving={engraving ? { ...engraving, surface } : undefined}>
          <Picture src={product.coverImgUrl} alt="" width={1} height={1} sizes="200vw" />
        </EngravedPicture>
      </div>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: ${ASPECT};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  & > div {
    position: absolute;
    /* A picture is not mirrored. */
    inset: 0 auto auto 0;
  }
  @media (min-width: 48rem) {
    display: none;
  }
`
