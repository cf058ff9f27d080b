import { type ContentPageId, contentPagePaths } from '@shop/contracts/browser/content-page-paths.ts'
import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { withoutLanguagePrefix } from '@shop/contracts/rules/language-address.ts'
import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { contentPageQuery, getContentVersion } from './content-page.api.ts'

const pages = Object.entries(contentPagePaths) as [ContentPageId, string][]

/** Loads the text that an owner has written in place of the page's own; a page that has its own asks for nothing. */
export function loader({ request }: LoaderFunctionArgs): null {
  const path = withoutLanguagePrefix(new URL(request.url).pathname)
  // The help centre lists the topics of its answers.
  const [id] =
    path === sitePaths.help ? ['help' as const] : (pages.find((page) => page[1] === path) ?? [])
  if (id && getContentVersion(id) !== undefined) {
    void queryClient.prefetchQuery(contentPageQuery(id))
  }
  return null
}
