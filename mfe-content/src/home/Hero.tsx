import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

import { Carousel } from '../carousel/Carousel.tsx'
import { HomeT, useHomeT } from '../messages.generated.ts'
import { HeroSlide } from './HeroSlide.tsx'
import gift from './pictures/hero-gift-beside.json'
import sale from './pictures/hero-sale-beside.json'
import { useCategoryPath } from './shop.api.ts'

const INTERVAL_MS = 3000
const TRANSITION_MS = 1500

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

type Slide = Omit<ComponentProps<typeof HeroSlide>, 'first'>

/** The pictures of the first two places, and what is offered beside a slide's own button there. */
function usePlaces() {
  const t = useHomeT()
  return [
    {
      picture: gift,
      alt: t('hero.gift.alt'),
      secondaryAction: { to: sitePaths.agents, label: t('hero.gift.secondaryAction') },
    },
    {
      picture: sale,
      alt: t('hero.sale.alt'),
      secondaryAction: { to: sitePaths.cart, label: t('hero.sale.secondaryAction') },
    },
  ] as const
}

/** The page's own slides. That of the sale says what the sale's page does; nothing is said of a sale that there is not. */
function useOwnSlides(): Slide[] {
  const t = useHomeT()
  const { lang } = useLanguage()
  const gifts = useCategoryPath('gift-sets')
  const [giftPlace, salePlace] = usePlaces()
  const { sale: changed } = getConfig()
  const saleAction = { to: sitePaths.sale, label: t('hero.sale.action') }
  const giftSlide = {
    ...giftPlace,
    title: t('hero.gift.title'),
    text: t('hero.gift.text'),
    action: { to: gifts, label: t('hero.gift.action') },
  }
  if (!changed) {
    const text = <HomeT id="hero.sale.text" components={{ 0: <strong translate="no" /> }} />
    return [giftSlide, { ...salePlace, title: t('hero.sale.title'), text, action: saleAction }]
  }
  if (!changed.title) return [giftSlide]
  const [title, text] = [changed.title[lang], changed.text?.[lang] ?? '']
  return [giftSlide, { ...salePlace, title, text, action: saleAction }]
}

/** The slides as an owner has written them, else the page's own. */
function useHeroSlides(): Slide[] {
  const { lang } = useLanguage()
  const own = useOwnSlides()
  const places = usePlaces()
  const { hero } = getConfig()
  if (!hero) return own
  return hero.slides.map(({ title, text, action, to, pictureUrl }, index) => {
    const { picture, alt } = places[index % 2 === 0 ? 0 : 1]
    return {
      title: title[lang],
      text: text[lang],
      action: { to, label: action[lang] },
      secondaryAction: places[index]?.secondaryAction,
      // The text beside it says what a picture of the owner's is for.
      ...(pictureUrl ? { picture: pictureUrl, alt: '' } : { picture, alt }),
    }
  })
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
