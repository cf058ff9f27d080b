import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import saleBannerAvif960 from './pictures/sale-banner-960.avif'
import saleBannerAvif1920 from './pictures/sale-banner-1920.avif'
import saleBannerWebp960 from './pictures/sale-banner-960.webp'
import saleBannerWebp1920 from './pictures/sale-banner-1920.webp'
import saleBannerTallAvif480 from './pictures/sale-banner-tall-480.avif'
import saleBannerTallAvif800 from './pictures/sale-banner-tall-800.avif'
import saleBannerTallWebp480 from './pictures/sale-banner-tall-480.webp'
import saleBannerTallWebp800 from './pictures/sale-banner-tall-800.webp'

/** On the dark ground of `Inverse`: goods on both sides, the middle is free for words. */
export const saleBanner: ImageFiles = {
  avif: { 960: saleBannerAvif960, 1920: saleBannerAvif1920 },
  webp: { 960: saleBannerWebp960, 1920: saleBannerWebp1920 },
  width: 1920,
  height: 720,
}

/** The same for narrow screens: the upper part is free for words. */
export const saleBannerTall: ImageFiles = {
  avif: { 480: saleBannerTallAvif480, 800: saleBannerTallAvif800 },
  webp: { 480: saleBannerTallWebp480, 800: saleBannerTallWebp800 },
  width: 960,
  height: 1200,
}
