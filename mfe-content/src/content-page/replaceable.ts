import type { ContentPageId } from '@shop/contracts/browser/content-page-paths.ts'
import type { MarkdownPage } from '@shop/i18n/markdown.ts'
import { queryClient } from '@shop/kernel/http'

import { contentPageQuery, getContentVersion } from './content-page.api.ts'

/** The Markdown of a page whose text an owner can replace: what the owner has written, else the page's own. */
export async function replaceable(
  id: ContentPageId,
  request: Pick<Parameters<MarkdownPage>[0], 'lang'>,
  own: () => string,
): Promise<string> {
  const replaced =
    getContentVersion(id) === undefined
      ? null
      : await queryClient.ensureQueryData(contentPageQuery(id))
  return replaced ? `${replaced[request.lang].markdown.trim()}\n` : own()
}
