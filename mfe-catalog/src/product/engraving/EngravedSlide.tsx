import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import type { Surface } from '@shop/contracts/rules/surface.ts'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { styled } from 'styled-components'
import {
  type ContainerRect,
  ImageSlide,
  type SlideImage,
  useLightboxProps,
} from 'yet-another-react-lightbox'

interface EngravedSlideProps {
  slide: SlideImage
  offset: number
  rect: ContainerRect
  engraving: Engraving & { surface?: Surface | undefined }
}

/** A picture of the viewer with a name on it; both are zoomed together. */
export function EngravedSlide({ slide, offset, rect, engraving }: EngravedSlideProps) {
  const { render, carousel } = useLightboxProps()
  const size = Math.min(rect.width, rect.height, slide.width ?? Number.POSITIVE_INFINITY)
  return (
    <Square style={{ inlineSize: size }}>
      <EngravedPicture engraving={engraving}>
        <ImageSlide
          slide={slide}
          offset={offset}
          rect={rect}
          render={render}
          imageFit={carousel.imageFit}
        />
      </EngravedPicture>
    </Square>
  )
}

const Square = styled.div`
  & img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
  }
`
