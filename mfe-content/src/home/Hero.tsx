import { sitePaths } from '@shop/contracts/site-paths.ts'
import { DarkSection } from '@shop/ui/layout/DarkSection.tsx'
import { mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Carousel } from '../carousel/Carousel.tsx'
import { HomeT, useHomeT } from '../messages.generated.ts'
import { HeroSlide } from './HeroSlide.tsx'
import gift from './pictures/hero-gift-beside.json'
import sale from './pictures/hero-sale-beside.json'
import { useCategoryPath } from './useCategoryPath.ts'

const INTERVAL_MS = 3000
const TRANSITION_MS = 1500

/** Current offers. */
export function Hero() {
  const t = useHomeT()
  const gifts = useCategoryPath('gift-sets')
  return (
    <DarkSection>
      <HeroCarousel
        label={t('hero.label')}
        interval={INTERVAL_MS}
        transition={TRANSITION_MS}
        slides={[
          {
            id: 'gift',
            name: t('hero.gift.title'),
            content: (
              <HeroSlide
                title={t('hero.gift.title')}
                text={t('hero.gift.text')}
                picture={gift}
                alt={t('hero.gift.alt')}
                action={{ to: gifts, label: t('hero.gift.action') }}
                secondaryAction={{ to: sitePaths.agents, label: t('hero.gift.secondaryAction') }}
                first
              />
            ),
          },
          {
            id: 'sale',
            name: t('hero.sale.title'),
            content: (
              <HeroSlide
                title={t('hero.sale.title')}
                text={<HomeT id="hero.sale.text" components={{ 0: <strong translate="no" /> }} />}
                picture={sale}
                alt={t('hero.sale.alt')}
                action={{ to: sitePaths.sale, label: t('hero.sale.action') }}
                secondaryAction={{ to: sitePaths.cart, label: t('hero.sale.secondaryAction') }}
              />
            ),
          },
        ]}
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
