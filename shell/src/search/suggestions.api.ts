import { getConfig } from '@shop/kernel/config'
import { mainApi, request } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const MAX_SUGGESTIONS = 6
/** Fewer letters would suggest most of the shop. */
const MIN_LETTERS = 2

const loadSchema = async () => (await import('@shop/contracts/wire/catalog.ts')).productPageSchema

/** The first products that match a text; a request for a former text is aborted. */
export function suggestionsQuery(text: string, lang: Language) {
  return queryOptions({
    queryKey: ['search', 'suggestions', text, lang],
    queryFn: async ({ signal }) => {
      const url = getConfig().searchUrl ?? ''
      const params = { q: text, lang, limit: MAX_SUGGESTIONS }
      return request(mainApi, loadSchema, { url, params, signal })
    },
    enabled: text.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    // Further letters ask again.
    retry: false,
  })
}
