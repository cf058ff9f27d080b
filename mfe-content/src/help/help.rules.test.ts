import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

import { paths } from '../paths.generated.ts'
import { guides, toFeatureLink } from './guides.ts'
import { topics } from './topics.ts'

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
})
