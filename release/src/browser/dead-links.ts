import { withoutLanguagePrefix } from '@shop/contracts/rules/language-address.ts'
import { patternsOverlap } from '@shop/release-format/overlapping-patterns.js'

import type { Shop } from './tab.ts'

const TIMEOUT_MS = 30_000

/** Says which links lead to nothing, or null when that could not be found out. A page whose data are not recorded is still one: only what is no page's address is asked for, once. */
export function createLinkCheck(): (
  shop: Pick<Shop, 'origin' | 'paths'>,
  links: readonly string[],
) => Promise<string[] | null> {
  const asked = new Map<string, Promise<boolean>>()
  const isMissing = async (address: string) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(address, { redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status === 404
  }
  return async ({ origin, paths }, links) => {
    const isOfPage = (link: string) => {
      const [path = '/'] = withoutLanguagePrefix(link).split('?', 1)
      return paths.some((pattern) => patternsOverlap(pattern, path))
    }
    const others = links.filter((link) => !isOfPage(link))
    const missing = await Promise.all(
      others.map((link) => {
        const address = origin + link
        const answer = asked.get(address) ?? isMissing(address)
        asked.set(address, answer)
        return answer.catch(() => {
          asked.delete(address)
          return null
        })
      }),
    )
    if (missing.includes(null)) return null
    return others
      .filter((_, index) => missing[index])
      .map((link) => `It links to ${link}, where nothing is (404). Mend the link, or take it out.`)
  }
}
