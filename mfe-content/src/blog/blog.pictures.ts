import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import article1Avif480 from './pictures/article-1-480.avif'
import article1Avif960 from './pictures/article-1-960.avif'
import article1Webp480 from './pictures/article-1-480.webp'
import article1Webp960 from './pictures/article-1-960.webp'
import article2Avif480 from './pictures/article-2-480.avif'
import article2Avif960 from './pictures/article-2-960.avif'
import article2Webp480 from './pictures/article-2-480.webp'
import article2Webp960 from './pictures/article-2-960.webp'
import article3Avif480 from './pictures/article-3-480.avif'
import article3Avif960 from './pictures/article-3-960.avif'
import article3Webp480 from './pictures/article-3-480.webp'
import article3Webp960 from './pictures/article-3-960.webp'
import article4Avif480 from './pictures/article-4-480.avif'
import article4Avif960 from './pictures/article-4-960.avif'
import article4Webp480 from './pictures/article-4-480.webp'
import article4Webp960 from './pictures/article-4-960.webp'
import article5Avif480 from './pictures/article-5-480.avif'
import article5Avif960 from './pictures/article-5-960.avif'
import article5Webp480 from './pictures/article-5-480.webp'
import article5Webp960 from './pictures/article-5-960.webp'
import article6Avif480 from './pictures/article-6-480.avif'
import article6Avif960 from './pictures/article-6-960.avif'
import article6Webp480 from './pictures/article-6-480.webp'
import article6Webp960 from './pictures/article-6-960.webp'
import article7Avif480 from './pictures/article-7-480.avif'
import article7Avif960 from './pictures/article-7-960.avif'
import article7Webp480 from './pictures/article-7-480.webp'
import article7Webp960 from './pictures/article-7-960.webp'
import article8Avif480 from './pictures/article-8-480.avif'
import article8Avif960 from './pictures/article-8-960.avif'
import article8Webp480 from './pictures/article-8-480.webp'
import article8Webp960 from './pictures/article-8-960.webp'
import article9Avif480 from './pictures/article-9-480.avif'
import article9Avif960 from './pictures/article-9-960.avif'
import article9Webp480 from './pictures/article-9-480.webp'
import article9Webp960 from './pictures/article-9-960.webp'

/** By the article's id. */
export const articlePictures = {
  1: {
    avif: { 480: article1Avif480, 960: article1Avif960 },
    webp: { 480: article1Webp480, 960: article1Webp960 },
    width: 1440,
    height: 960,
  },
  2: {
    avif: { 480: article2Avif480, 960: article2Avif960 },
    webp: { 480: article2Webp480, 960: article2Webp960 },
    width: 1440,
    height: 960,
  },
  3: {
    avif: { 480: article3Avif480, 960: article3Avif960 },
    webp: { 480: article3Webp480, 960: article3Webp960 },
    width: 1440,
    height: 960,
  },
  4: {
    avif: { 480: article4Avif480, 960: article4Avif960 },
    webp: { 480: article4Webp480, 960: article4Webp960 },
    width: 1440,
    height: 960,
  },
  5: {
    avif: { 480: article5Avif480, 960: article5Avif960 },
    webp: { 480: article5Webp480, 960: article5Webp960 },
    width: 1440,
    height: 960,
  },
  6: {
    avif: { 480: article6Avif480, 960: article6Avif960 },
    webp: { 480: article6Webp480, 960: article6Webp960 },
    width: 1440,
    height: 960,
  },
  7: {
    avif: { 480: article7Avif480, 960: article7Avif960 },
    webp: { 480: article7Webp480, 960: article7Webp960 },
    width: 1440,
    height: 960,
  },
  8: {
    avif: { 480: article8Avif480, 960: article8Avif960 },
    webp: { 480: article8Webp480, 960: article8Webp960 },
    width: 1440,
    height: 960,
  },
  9: {
    avif: { 480: article9Avif480, 960: article9Avif960 },
    webp: { 480: article9Webp480, 960: article9Webp960 },
    width: 1440,
    height: 960,
  },
} satisfies Record<string, ImageFiles>
