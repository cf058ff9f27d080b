import { preloadHero } from './preload-hero.ts'
import { loadShopHtml } from './shop/load-shop-html.ts'

export function loader(): Promise<null> {
  preloadHero()
  return loadShopHtml()
}
