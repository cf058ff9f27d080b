import { join } from 'node:path'

import type { Scenes } from './graphics/svg-document.ts'
import { packagings, products } from './products/catalogue.ts'
import { authorScenes, avatarScenes, customerScenes } from './scenes/avatar.ts'
import { bannerScenes } from './scenes/banner.ts'
import { articleScenes } from './scenes/blog.ts'
import { categoryScenes } from './scenes/category.ts'
import { companyHeroScenes, founderScenes, shopStoryScenes } from './scenes/company.ts'
import { framedHeroScenes, heroScenes, mobileHeroScenes } from './scenes/hero.ts'
import { accessScenes, appScenes, noticeScenes } from './scenes/notice.ts'
import { teamScenes } from './scenes/portrait.ts'
import { emailItemScenes, emailScenes, saleScenes, saleTallScenes } from './scenes/sale.ts'
import { sampleScenes } from './scenes/sample.ts'
import { storeScenes } from './scenes/store.ts'
import { storyScenes } from './scenes/story.ts'
import { coverView, detailView, frontView, tapView } from './scenes/views.ts'
import type { Picture } from './write-picture.ts'

const WIDTHS = [320, 640, 960, 1280]
const AVATAR_WIDTHS = [160, 320]
const HERO_WIDTHS = [640, 960, 1440, 1920]
const FRAMED_HERO_WIDTHS = [640, 960, 1440]
const MOBILE_HERO_WIDTHS = [480, 800]
const STORY_WIDTHS = [480, 960]
const SAMPLE_WIDTHS = [320, 640]
const FOUNDER_WIDTHS = [480, 800]
const SALE_WIDTHS = [960, 1920]
const EMAIL_WIDTHS = [600, 1200]
const EMAIL_ITEM_WIDTHS = [160, 320]
const TEAM_WIDTHS = [240, 480]
const FAVOURITE_WIDTHS = [320]

/** Pictures of one folder that are written in the same widths. */
interface PictureGroup {
  /** Below the repository's root. */
  folder: string
  scenes: Scenes
  widths: readonly number[]
  /**
   * How pages import them: `each` by a JSON file of its own, or all by one JSON file, which has them by their names
   * without `prefix`. Without it, no page shows them.
   */
  index?: 'each' | { name: string; prefix?: string | RegExp }
}

const MEDIA = 'backend/media'
const SAMPLES = 'mfe-catalog/src/samples/pictures'
const SALE = 'mfe-catalog/src/sale/pictures'
const STORES = 'mfe-catalog/src/stores/pictures'
const ACCOUNT = 'mfe-checkout/src/account/pictures'
const HOME = 'mfe-content/src/home/pictures'
const COMPANY = 'mfe-content/src/company/pictures'
const BLOG = 'mfe-content/src/blog/pictures'
const EMAILS = 'mfe-content/src/emails/pictures'
const NOTICES = 'mfe-content/src/status-pages/pictures'
const ACCESS = 'mfe-content/src/auth-pages/pictures'
const APP = 'mfe-content/src/app-promo/pictures'

const productScenes: Scenes = Object.fromEntries(
  Object.entries(products).flatMap(([slug, product]) => [
    [slug, () => coverView(product)],
    [`${slug}-front`, () => frontView(product)],
    [`${slug}-detail`, () => detailView(product)],
    [`${slug}-tap`, () => tapView(product)],
  ]),
)

const packagingScenes: Scenes = Object.fromEntries(
  Object.entries(packagings).map(([name, product]) => [name, () => coverView(product)]),
)

/** Products among the sample favourites of an account. */
const favourites = ['walnut-wood-card', 'oak-desk-stand', 'sand-smart-tee', 'teal-round-fob']
const favouriteScenes: Scenes = Object.fromEntries(
  Object.entries(productScenes).filter(([name]) => favourites.includes(name)),
)

const about = { name: 'about' }

// A JSON file lands whole in the code of each page that imports it: what pages show apart has files apart.
const groups: readonly PictureGroup[] = [
  { folder: MEDIA, scenes: productScenes, widths: WIDTHS },
  { folder: MEDIA, scenes: packagingScenes, widths: WIDTHS },
  { folder: MEDIA, scenes: categoryScenes, widths: WIDTHS },
  { folder: MEDIA, scenes: bannerScenes, widths: WIDTHS },
  { folder: MEDIA, scenes: avatarScenes, widths: AVATAR_WIDTHS },
  { folder: HOME, scenes: heroScenes, widths: HERO_WIDTHS },
  { folder: HOME, scenes: framedHeroScenes, widths: FRAMED_HERO_WIDTHS, index: 'each' },
  { folder: HOME, scenes: mobileHeroScenes, widths: MOBILE_HERO_WIDTHS },
  { folder: HOME, scenes: storyScenes, widths: STORY_WIDTHS, index: { name: 'stories' } },
  {
    folder: HOME,
    scenes: customerScenes,
    widths: AVATAR_WIDTHS,
    index: { name: 'customers', prefix: 'customer-' },
  },
  {
    folder: SAMPLES,
    scenes: sampleScenes,
    widths: SAMPLE_WIDTHS,
    index: { name: 'samples', prefix: /^sample-0?/ },
  },
  {
    folder: ACCOUNT,
    scenes: favouriteScenes,
    widths: FAVOURITE_WIDTHS,
    index: { name: 'favourites' },
  },
  { folder: COMPANY, scenes: companyHeroScenes, widths: FRAMED_HERO_WIDTHS, index: 'each' },
  { folder: COMPANY, scenes: shopStoryScenes, widths: STORY_WIDTHS, index: about },
  { folder: COMPANY, scenes: founderScenes, widths: FOUNDER_WIDTHS, index: about },
  { folder: COMPANY, scenes: teamScenes, widths: TEAM_WIDTHS, index: about },
  {
    folder: BLOG,
    scenes: articleScenes,
    widths: STORY_WIDTHS,
    index: { name: 'articles', prefix: 'article-' },
  },
  {
    folder: BLOG,
    scenes: authorScenes,
    widths: AVATAR_WIDTHS,
    index: { name: 'authors', prefix: 'author-' },
  },
  { folder: STORES, scenes: storeScenes, widths: STORY_WIDTHS },
  { folder: SALE, scenes: saleScenes, widths: SALE_WIDTHS, index: 'each' },
  { folder: SALE, scenes: saleTallScenes, widths: MOBILE_HERO_WIDTHS, index: 'each' },
  { folder: EMAILS, scenes: emailScenes, widths: EMAIL_WIDTHS, index: 'each' },
  {
    folder: EMAILS,
    scenes: emailItemScenes,
    widths: EMAIL_ITEM_WIDTHS,
    index: { name: 'items', prefix: 'item-' },
  },
  { folder: NOTICES, scenes: noticeScenes, widths: STORY_WIDTHS, index: 'each' },
  { folder: ACCESS, scenes: accessScenes, widths: STORY_WIDTHS, index: 'each' },
  { folder: APP, scenes: appScenes, widths: STORY_WIDTHS, index: 'each' },
]

/** Every picture of the shop, for the checkout at `root`. */
export const listPictures = (root: string): Picture[] =>
  groups.flatMap(({ folder, scenes, widths, index }) =>
    Object.entries(scenes).map(([name, svg]) => {
      const picture = { name, svg, widths, folder: join(root, folder) }
      if (!index) return picture
      if (index === 'each') return { ...picture, index: { file: `${name}.json` } }
      const key = name.replace(index.prefix ?? '', '')
      return { ...picture, index: { file: `${index.name}.json`, key } }
    }),
  )
