import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

import { paths } from '../paths.generated.ts'
import { guides, toFeatureLink } from './guides.ts'
import { findQuestion, topics } from './topics.ts'

describe('guides', () => {
  const links = guides.flatMap(({ features }) => features.map((feature) => toFeatureLink(feature)))

  const pages: string[] = [...Object.values(sitePaths), ...Object.values(paths)]

  const questions = topics.flatMap((topic): string[] => [...topic.questions])

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

describe('topics', () => {
  test('have unique ids', () => {
    const names = topics.flatMap(({ id, questions }): string[] => [id, ...questions])
    expect(new Set(names).size).toBe(names.length)
  })

  test('have at least three questions each', () => {
    for (const { questions } of topics) expect(questions.length).toBeGreaterThan(2)
  })
})

describe('findQuestion', () => {
  test.each([
    ['#cards', 'cards', 'cards.share'],
    ['#cards.care', 'cards', 'cards.care'],
    ['#ambassadors.help', 'ambassadors', 'ambassadors.help'],
    ['', 'orders', 'orders.place'],
    ['#nothing', 'orders', 'orders.place'],
  ])('for the hash %j returns topic %s, question %s', (hash, topic, question) => {
    expect(findQuestion(hash)).toEqual({ topic, question })
  })
})
