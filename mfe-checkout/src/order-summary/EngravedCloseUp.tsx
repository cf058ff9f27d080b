import type { PlacedEngraving } from '@shop/contracts/rules/engraving-list.ts'
import { toCloseUp } from '@shop/contracts/rules/surface.ts'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { styled } from 'styled-components'

interface EngravedCloseUpProps {
  image: string
  engraving: PlacedEngraving | undefined
  /** Width of the frame in heights; a picture without a text on it is shown whole. */
  aspect: number
}

/** A picture of a product from so near that the text on it can be read. */
export function EngravedCloseUp({ image, engraving, aspect }: EngravedCloseUpProps) {
  const corners = engraving?.surface?.corners
  return (
    <Frame style={{ aspectRatio: corners ? aspect : 1 }}>
      <span style={corners && toCloseUp(corners, aspect)}>
        <EngravedPicture engraving={engraving}>
          <Picture src={image} alt="" width={1} height={1} sizes={corners ? '40rem' : '10rem'} />
        </EngravedPicture>
      </span>
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
  display: block;
  inline-size: 100%;
  overflow: hidden;
  & > span {
    position: absolute;
    /* A picture is not mirrored. */
    inset: 0 auto auto 0;
    display: block;
    inline-size: 100%;
  }
`
