import type { PageFrame } from '@shop/contracts/browser/page-frame.ts'
import { useMatches } from '@shop/router'

/** What the page asks the shell to show around it; undefined for all there is. */
export function usePageFrame(): PageFrame | undefined {
  const frames = useMatches().flatMap(
    ({ handle }) => (handle as { frame?: PageFrame } | undefined)?.frame ?? [],
  )
  return frames.at(-1)
}
