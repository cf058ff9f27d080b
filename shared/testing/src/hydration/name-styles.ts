import { createHash } from 'node:crypto'

import type * as Styled from 'styled-components'

interface Template {
  withConfig: (config: { componentId: string }) => unknown
}

/** The place of the caller of `styled`. */
function callSite(): string {
  const lines = new Error().stack?.split('\n') ?? []
  return lines.find((line, index) => index > 0 && !line.includes('name-styles')) ?? ''
}

/**
 * Names the classes of components after the place where they are made, as the builds do. Otherwise they have the number
 * in which order they were made, which depends on which pages were opened before.
 */
export function nameStyles(): void {
  jest.doMock('styled-components', () => {
    const actual = jest.requireActual<typeof Styled>('styled-components')
    const counts = new Map<string, number>()
    const name = (template: Template) => {
      const site = callSite()
      const count = (counts.get(site) ?? 0) + 1
      counts.set(site, count)
      const hash = createHash('sha256').update(`${site} ${count}`).digest('hex').slice(0, 8)
      return template.withConfig({ componentId: `sc-${hash}` })
    }
    const styled = new Proxy(actual.styled, {
      apply: (target, _, [component]: [never]) => name(target(component)),
      get: (target, tag) => name(target[tag as 'div'] as Template),
    })
    return { ...actual, styled }
  })
}
