import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import aboutHeroAvif640 from './pictures/about-hero-640.avif'
import aboutHeroAvif960 from './pictures/about-hero-960.avif'
import aboutHeroAvif1440 from './pictures/about-hero-1440.avif'
import aboutHeroWebp640 from './pictures/about-hero-640.webp'
import aboutHeroWebp960 from './pictures/about-hero-960.webp'
import aboutHeroWebp1440 from './pictures/about-hero-1440.webp'
import careerHeroAvif640 from './pictures/career-hero-640.avif'
import careerHeroAvif960 from './pictures/career-hero-960.avif'
import careerHeroAvif1440 from './pictures/career-hero-1440.avif'
import careerHeroWebp640 from './pictures/career-hero-640.webp'
import careerHeroWebp960 from './pictures/career-hero-960.webp'
import careerHeroWebp1440 from './pictures/career-hero-1440.webp'
import shopStoryAvif480 from './pictures/shop-story-480.avif'
import shopStoryAvif960 from './pictures/shop-story-960.avif'
import shopStoryWebp480 from './pictures/shop-story-480.webp'
import shopStoryWebp960 from './pictures/shop-story-960.webp'
import founderAvif480 from './pictures/founder-480.avif'
import founderAvif800 from './pictures/founder-800.avif'
import founderWebp480 from './pictures/founder-480.webp'
import founderWebp800 from './pictures/founder-800.webp'
import team1Avif240 from './pictures/team-1-240.avif'
import team1Avif480 from './pictures/team-1-480.avif'
import team1Webp240 from './pictures/team-1-240.webp'
import team1Webp480 from './pictures/team-1-480.webp'
import team2Avif240 from './pictures/team-2-240.avif'
import team2Avif480 from './pictures/team-2-480.avif'
import team2Webp240 from './pictures/team-2-240.webp'
import team2Webp480 from './pictures/team-2-480.webp'
import team3Avif240 from './pictures/team-3-240.avif'
import team3Avif480 from './pictures/team-3-480.avif'
import team3Webp240 from './pictures/team-3-240.webp'
import team3Webp480 from './pictures/team-3-480.webp'
import team4Avif240 from './pictures/team-4-240.avif'
import team4Avif480 from './pictures/team-4-480.avif'
import team4Webp240 from './pictures/team-4-240.webp'
import team4Webp480 from './pictures/team-4-480.webp'

/** Of the pages about the company. */
export const companyPictures = {
  aboutHero: {
    avif: { 640: aboutHeroAvif640, 960: aboutHeroAvif960, 1440: aboutHeroAvif1440 },
    webp: { 640: aboutHeroWebp640, 960: aboutHeroWebp960, 1440: aboutHeroWebp1440 },
    width: 1440,
    height: 720,
  },
  careerHero: {
    avif: { 640: careerHeroAvif640, 960: careerHeroAvif960, 1440: careerHeroAvif1440 },
    webp: { 640: careerHeroWebp640, 960: careerHeroWebp960, 1440: careerHeroWebp1440 },
    width: 1440,
    height: 720,
  },
  shopStory: {
    avif: { 480: shopStoryAvif480, 960: shopStoryAvif960 },
    webp: { 480: shopStoryWebp480, 960: shopStoryWebp960 },
    width: 1280,
    height: 960,
  },
  founder: {
    avif: { 480: founderAvif480, 800: founderAvif800 },
    webp: { 480: founderWebp480, 800: founderWebp800 },
    width: 800,
    height: 1000,
  },
  team1: {
    avif: { 240: team1Avif240, 480: team1Avif480 },
    webp: { 240: team1Webp240, 480: team1Webp480 },
    width: 800,
    height: 1000,
  },
  team2: {
    avif: { 240: team2Avif240, 480: team2Avif480 },
    webp: { 240: team2Webp240, 480: team2Webp480 },
    width: 800,
    height: 1000,
  },
  team3: {
    avif: { 240: team3Avif240, 480: team3Avif480 },
    webp: { 240: team3Webp240, 480: team3Webp480 },
    width: 800,
    height: 1000,
  },
  team4: {
    avif: { 240: team4Avif240, 480: team4Avif480 },
    webp: { 240: team4Webp240, 480: team4Webp480 },
    width: 800,
    height: 1000,
  },
} satisfies Record<string, ImageFiles>
