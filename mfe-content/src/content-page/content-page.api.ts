import type { ContentPageId } from '@shop/contracts/browser/content-page-paths.ts'
import { getConfig } from '@shop/kernel/config'
import { hasStatus, mainApi, request } from '@shop/kernel/http'
import { queryOptions, useQuery } from '@tanstack/react-query'

const loadSchema = async () =>
  (await import('@shop/contracts/wire/content-page.ts')).contentPageSchema

/** The version of the text that an owner has written in place of a page's own; undefined without one. */
export const getContentVersion = (id: ContentPageId): number | undefined =>
  getConfig().contentPages?.[id]

/** What an owner has written in place of a page's own text; null where it is gone meanwhile. */
export function contentPageQuery(id: ContentPageId) {
  const version = getContentVersion(id)
  return queryOptions({
    queryKey: ['mfe-content', 'content-page', id, version],
    async queryFn({ signal }) {
      const call = { url: `/content-pages/${id}`, params: { version }, signal }
      try {
        return await request(mainApi, loadSchema, call)
      } catch (error) {
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
    enabled: version !== undefined,
  })
}

/** The text that is shown in place of a page's own, or the state of its loading; null where the page has its own. */
export function useContentPage(id: ContentPageId) {
  const query = useQuery(contentPageQuery(id))
  return getContentVersion(id) === undefined || query.data === null ? null : query
}
export type ContentPageState = NonNullable<ReturnType<typeof useContentPage>>
