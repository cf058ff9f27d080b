import { sitePaths } from '@shop/contracts/site-paths.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import paths from './paths.json'
import { routes } from './routes.tsx'
import { findUntranslatedTexts } from './testing/untranslated-texts.ts'

const pages = [
  paths['help.center'],
  paths['help.guides'],
  paths['help.support'],
  paths['help.faqs'],
  paths.faqs,
  paths['company.about'],
  paths['company.career'],
]
const everywhere = pages.flatMap((at) => [
  { at, lang: 'en' as const },
  { at, lang: 'ar' as const },
])
const known: string[] = [
  ...Object.values(sitePaths),
  ...Object.values(paths),
  // A page of the member portal, which the shell redirects to.
  '/portal/orders',
]

async function open(at: string, lang: 'en' | 'ar') {
  const rendered = renderRoutes(routes, { at, lang })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}

describe('pages', () => {
  test.each(everywhere)('$at in $lang has one h1 and skips no heading level', async (page) => {
    await open(page.at, page.lang)
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, index) =>
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
    )
  })

  test.each(everywhere)('$at in $lang has a title and a description', async (page) => {
    await open(page.at, page.lang)
    const description = document.querySelector('meta[name=description]')?.getAttribute('content')
    expect(description?.length).toBeGreaterThanOrEqual(60)
    expect(description?.length).toBeLessThanOrEqual(160)
    expect(document.title).toMatch(
      page.lang === 'ar' ? /^\p{Script=Arabic}.* · وصلة$/u : / · Wasla$/,
    )
  })

  test.each(pages)('%s links only to existing pages', async (at) => {
    await open(at, 'en')
    for (const link of screen.getAllByRole('link')) {
      const [path = ''] = (link.getAttribute('href') ?? '').split('#')
      expect(known).toContain(path)
    }
  })

  test.each(pages)('%s has no untranslated text in Arabic', async (at) => {
    const { container } = await open(at, 'ar')
    expect(findUntranslatedTexts(container)).toEqual([])
  })

  test.each(pages)('%s has no duplicate ids', async (at) => {
    const { container } = await open(at, 'en')
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
