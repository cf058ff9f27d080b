import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Carousel } from '../carousel/Carousel.tsx'
import { useHomeT } from '../messages.generated.ts'
import { HeroSlide } from './HeroSlide.tsx'
import { useHeroSlides } from './useHeroSlides.tsx'

const INTERVAL_MS = 3000
const TRANSITION_MS = 1500

/** Current offers. */
export function Hero() {
  const t = useHomeT()
  const slides = useHeroSlides()
  return (
    <DarkSection>
      <HeroCarousel
        label={t('hero.label')}
        interval={INTERVAL_MS}
        transition={TRANSITION_MS}
        slides={slides.map((slide, index) => ({
          id: String(index),
          name: slide.title,
          content: <HeroSlide {...slide} first={index === 0} />,
        }))}
      />
    </DarkSection>
  )
}

const HeroCarousel = styled(Carousel)`
  & [data-carousel='controls'] {
    position: absolute;
    z-index: 1;
    inset-block-end: ${space[4]};
    /* The icon, not its touch target, lines up with the text. */
    inset-inline-start: calc(${space.gutter} - 0.7rem);
  }
  ${mediaQuery.laptop} {
    & [data-carousel='controls'] {
      inset-block-end: ${space[6]};
      inset-inline-start: calc(max(${space.gutter}, (100% - ${size.container}) / 2) - 0.7rem);
    }
  }
`
