import { join } from 'node:path'

import { goods, packs } from './catalogue.ts'
import type { Picture } from './render.ts'
import { authorScenes, avatarScenes, customerScenes } from './scenes/avatar.ts'
import { bannerScenes } from './scenes/banner.ts'
import { articleScenes } from './scenes/blog.ts'
import { categoryScenes } from './scenes/category.ts'
import { companyHeroScenes, founderScenes, shopStoryScenes } from './scenes/company.ts'
import { framedHeroScenes, heroScenes, mobileHeroScenes } from './scenes/hero.ts'
import { accessScenes, appScenes, noticeScenes } from './scenes/notice.ts'
import { teamScenes } from './scenes/portrait.ts'
import { sampleScenes } from './scenes/sample.ts'
import { emailItemScenes, emailScenes, saleScenes, saleTallScenes } from './scenes/sale.ts'
import { storeScenes } from './scenes/store.ts'
import { storyScenes } from './scenes/story.ts'
import { cover, detail, front, tap } from './scenes/views.ts'

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

/** Every picture of the shop, with the folder it belongs in below the repository's root. */
export function pictures(root: string): Picture[] {
  const media = join(root, 'backend/media')
  const home = join(root, 'mfe-content/src/home/pictures')
  const samples = join(root, 'mfe-catalog/src/samples/pictures')
  const blog = join(root, 'mfe-content/src/blog/pictures')
  const sale = join(root, 'mfe-catalog/src/sale/pictures')
  const emails = join(root, 'mfe-content/src/emails/pictures')
  const company = join(root, 'mfe-content/src/company/pictures')
  const of = (
    scenes: Readonly<Record<string, () => string>>,
    widths: readonly number[],
    folder = media,
  ) => Object.entries(scenes).map(([name, svg]) => ({ name, svg, widths, folder }))
  const products = Object.entries(goods).flatMap(([slug, good]) =>
    of(
      {
        [slug]: () => cover(good),
        [`${slug}-front`]: () => front(good),
        [`${slug}-detail`]: () => detail(good),
        [`${slug}-tap`]: () => tap(good),
      },
      WIDTHS,
    ),
  )
  const packaging = Object.entries(packs).flatMap(([name, good]) =>
    of({ [name]: () => cover(good) }, WIDTHS),
  )
  return [
    ...products,
    ...packaging,
    ...of(categoryScenes, WIDTHS),
    ...of(bannerScenes, WIDTHS),
    ...of(avatarScenes, AVATAR_WIDTHS),
    ...of(heroScenes, HERO_WIDTHS, home),
    ...of(framedHeroScenes, FRAMED_HERO_WIDTHS, home),
    ...of(mobileHeroScenes, MOBILE_HERO_WIDTHS, home),
    ...of(storyScenes, STORY_WIDTHS, home),
    ...of(customerScenes, AVATAR_WIDTHS, home),
    ...of(sampleScenes, SAMPLE_WIDTHS, samples),
    ...of(companyHeroScenes, FRAMED_HERO_WIDTHS, company),
    ...of(shopStoryScenes, STORY_WIDTHS, company),
    ...of(founderScenes, FOUNDER_WIDTHS, company),
    ...of(teamScenes, TEAM_WIDTHS, company),
    ...of(articleScenes, STORY_WIDTHS, blog),
    ...of(authorScenes, AVATAR_WIDTHS, blog),
    ...of(storeScenes, STORY_WIDTHS, join(root, 'mfe-catalog/src/stores/pictures')),
    ...of(saleScenes, SALE_WIDTHS, sale),
    ...of(saleTallScenes, MOBILE_HERO_WIDTHS, sale),
    ...of(emailScenes, EMAIL_WIDTHS, emails),
    ...of(emailItemScenes, EMAIL_ITEM_WIDTHS, emails),
    ...of(noticeScenes, STORY_WIDTHS, join(root, 'mfe-content/src/notices/pictures')),
    ...of(accessScenes, STORY_WIDTHS, join(root, 'mfe-content/src/access/pictures')),
    ...of(appScenes, STORY_WIDTHS, join(root, 'mfe-content/src/app/pictures')),
  ]
}
