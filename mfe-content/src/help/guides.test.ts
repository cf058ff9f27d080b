import { sitePaths } from '@shop/contracts/site-paths.ts'

import paths from '../paths.json'
import { guides, toFeatureLink } from './guides.ts'
import { topics } from './topics.ts'

const links = guides.flatMap(({ features }) => features.map((feature) => toFeatureLink(feature)))
const portalOrders = `${sitePaths.portal}/orders`
const pages: string[] = [...Object.values(sitePaths), ...Object.values(paths), portalOrders]
const questions = topics.flatMap((topic): string[] => [...topic.questions])

describe('guides', () => {
  test.each(links)('link to $to, which exists', ({ to }) => {
    const [page = '', question] = to.split('#')
    expect(pages).toContain(page)
    if (question !== undefined) {
      expect(page).toBe('/helpcenter-faqs')
      expect(questions).toContain(question)
    }
  })

  test('have no duplicate links', () => {
    const places = links.map(({ to }) => to)
    expect(new Set(places).size).toBe(places.length)
  })
})
