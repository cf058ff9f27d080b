import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import type { ComponentProps } from 'react'

import { HomeT, useHomeT } from '../messages.generated.ts'
import type { HeroSlide } from './HeroSlide.tsx'
import gift from './pictures/hero-gift-beside.json'
import sale from './pictures/hero-sale-beside.json'
import { useCategoryPath } from './shop.api.ts'

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
export function useHeroSlides(): Slide[] {
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
