import { preloadHero } from './preload-hero.ts'
import { loadShopHtml } from './shop/load-shop-html.ts'

/** The loader of the page. */
export function loadHome(): Promise<null> {
  preloadHero()
  return loadShopHtml()
}
