import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import aboutAvif480 from './pictures/about-480.avif'
import aboutAvif960 from './pictures/about-960.avif'
import aboutWebp480 from './pictures/about-480.webp'
import aboutWebp960 from './pictures/about-960.webp'
import missionAvif480 from './pictures/mission-480.avif'
import missionAvif960 from './pictures/mission-960.avif'
import missionWebp480 from './pictures/mission-480.webp'
import missionWebp960 from './pictures/mission-960.webp'
import visionAvif480 from './pictures/vision-480.avif'
import visionAvif960 from './pictures/vision-960.avif'
import visionWebp480 from './pictures/vision-480.webp'
import visionWebp960 from './pictures/vision-960.webp'

/** Beside the texts about us. */
export const stories = {
  about: {
    avif: { 480: aboutAvif480, 960: aboutAvif960 },
    webp: { 480: aboutWebp480, 960: aboutWebp960 },
    width: 1280,
    height: 960,
  },
  mission: {
    avif: { 480: missionAvif480, 960: missionAvif960 },
    webp: { 480: missionWebp480, 960: missionWebp960 },
    width: 1280,
    height: 960,
  },
  vision: {
    avif: { 480: visionAvif480, 960: visionAvif960 },
    webp: { 480: visionWebp480, 960: visionWebp960 },
    width: 1280,
    height: 960,
  },
} satisfies Record<string, ImageFiles>
