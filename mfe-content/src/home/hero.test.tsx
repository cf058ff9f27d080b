import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { buildCategory } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'

type Config = typeof testConfig
type Slide = NonNullable<Config['hero']>['slides'][number]

const both = (en: string, ar: string) => ({ en, ar })
const slide: Slide = {
  title: both('Opening week', 'أسبوع الافتتاح'),
  text: both('Everything is new.', 'كل شيء جديد.'),
  action: both('Look around', 'ألقِ نظرة'),
  to: '/shop?from=home',
  pictureUrl: '',
}
const pictureUrl = 'http://media.test/opening-1280.webp?widths=640,1280'

/** The preloads that pages before have left. */
const preloads = () => [...document.head.querySelectorAll('link[rel=preload][as=image]')]

async function open(config: Partial<Config>, lang: 'en' | 'ar' = 'en') {
  setConfig({ ...testConfig, ...config })
  const label = { en: 'What is new in the shop', ar: 'الجديد في المتجر' }[lang]
  renderRoutes(routes, { at: '/', lang })
  const hero = await screen.findByRole('region', { name: label })
  const slides = within(hero).getAllByRole('group', { hidden: true })
  return slides.map((element) => {
    const links = within(element).getAllByRole('link', { hidden: true })
    const title = within(element).getByRole('heading', { level: 2, hidden: true }).textContent
    return { element, title, links: links.map((link) => link.getAttribute('href')) }
  })
}

beforeEach(() => {
  preloads().forEach((link) => link.remove())
  server.use(
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [buildCategory()] }),
    ),
  )
})
afterEach(() => void setConfig(testConfig))

describe('Hero', () => {
  test.each([
    ['en', 'Opening week', 'Everything is new.', 'Look around'],
    ['ar', 'أسبوع الافتتاح', 'كل شيء جديد.', 'ألقِ نظرة'],
  ] as const)('shows the slides of an owner in %s', async (lang, title, text, action) => {
    const [first, ...others] = await open({ hero: { slides: [slide, slide, slide] } }, lang)
    expect(first?.title).toBe(title)
    expect(first?.element).toHaveTextContent(text)
    const link = within(first?.element as HTMLElement).getByRole('link', { name: action })
    expect(link).toHaveAttribute('href', '/shop?from=home')
    expect(first?.links[1]).toBe('/agents')
    expect(others.map(({ links }) => links)).toEqual([
      ['/shop?from=home', '/shop-cart'],
      ['/shop?from=home'],
    ])
  })

  test('preloads the first picture of an owner, and says nothing of what it shows', async () => {
    const [first] = await open({ hero: { slides: [{ ...slide, pictureUrl }] } })
    const image = first?.element.querySelector('img')
    expect(image).toHaveAttribute('src', 'http://media.test/opening-1280.webp')
    expect(image).toHaveAttribute('alt', '')
    expect(image).toHaveAttribute('fetchpriority', 'high')
    const sizes = preloads().map((link) => link.getAttribute('imagesrcset'))
    expect(sizes).toEqual([
      'http://media.test/opening-640.avif 640w, http://media.test/opening-1280.avif 1280w',
    ])
  })

  test('preloads a picture in one size', async () => {
    const single = 'http://media.test/opening.png'
    await open({ hero: { slides: [{ ...slide, pictureUrl: single }] } })
    expect(preloads().map((link) => link.getAttribute('href'))).toEqual([single])
  })

  test('shows the shop’s own pictures where an owner has none', async () => {
    const slides = await open({ hero: { slides: [slide, slide] } })
    const alts = slides.map(({ element }) => element.querySelector('img')?.alt)
    expect(alts).toEqual([
      expect.stringContaining('An open gift box'),
      expect.stringContaining('A black cap'),
    ])
  })

  test('names no code and no percentage where the shop has no sale', async () => {
    const slides = await open({ sale: { coupons: [] } })
    expect(slides.map(({ title }) => title)).toEqual(['The Gift Suite'])
    expect(screen.queryByText(/SALE20OFF|75%/)).toBeNull()
  })

  test('says of the sale what its page does', async () => {
    const sale = {
      title: both('Summer sale', 'تخفيضات الصيف'),
      text: both('Until August.', 'حتى أغسطس.'),
      coupons: [],
    }
    const slides = await open({ sale }, 'ar')
    expect(slides.map(({ title }) => title)).toEqual(['مجموعة الهدايا', 'تخفيضات الصيف'])
    expect(slides[1]?.element).toHaveTextContent('حتى أغسطس.')
    expect(slides[1]?.links).toEqual(['/sale', '/shop-cart'])
    expect(screen.queryByText(/SALE20OFF/)).toBeNull()
  })
})
