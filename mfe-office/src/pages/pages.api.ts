import { type ContentPageId, contentPagePaths } from '@shop/contracts/browser/content-page-paths.ts'
import { toArabicAddress, withoutLanguagePrefix } from '@shop/contracts/rules/language-address.ts'
import { getConfig } from '@shop/kernel/config'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

import { createRecordApi } from '../records/record-api.ts'

export interface PageText {
  en: string
  ar: string
}

export const noText: PageText = { en: '', ar: '' }

const loadPages = () => import('@shop/contracts/wire/office-pages.ts')

export const pagesApi = createRecordApi('pages', async () => {
  const schemas = await loadPages()
  return { item: schemas.officePageSchema, list: schemas.officePageListSchema }
})

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['mfe-office', 'pages', id, 'history'],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadPages()).pageHistorySchema, {
        url: `/office/pages/${encodeURIComponent(id)}/history`,
        signal,
      }),
    staleTime: 0,
  })

/** How shoppers would see a text. */
export const previewText = (text: PageText) =>
  request(mainApi, async () => (await loadPages()).pagePreviewSchema, {
    method: 'post',
    url: '/office/pages/preview',
    data: { text },
  })

/** Links of the Markdown that programs read lead to more of it: an owner's text leads to pages, in the visitor's language. */
const toPageLinks = (markdown: string, origin: string): string =>
  markdown.replaceAll(/\]\((https?:[^)\s]+)\)/g, (link, address: string) => {
    if (!address.startsWith(`${origin}/`)) return link
    const path = address
      .slice(origin.length)
      .replace(/\.md$/, '')
      .replace(/^(\/ar)?\/index$/, '/')
    return `](${withoutLanguagePrefix(path)})`
  })

/** The Markdown of a page of this site; empty where there is none. */
async function readMarkdown(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${path}.md`, { signal }).catch(() => undefined)
  const type = response?.headers.get('content-type') ?? ''
  if (!response?.ok || !type.startsWith('text/markdown')) return ''
  return toPageLinks(await response.text(), new URL(getConfig().siteUrl).origin)
}

/** A page's own text, which an owner's begins with. */
export const ownTextQuery = (id: ContentPageId) =>
  queryOptions({
    queryKey: ['mfe-office', 'page-text', id],
    async queryFn({ signal }): Promise<PageText> {
      const path = contentPagePaths[id]
      const addresses = [path, toArabicAddress(path)]
      const [en = '', ar = ''] = await Promise.all(
        addresses.map((address) => readMarkdown(address, signal)),
      )
      return { en, ar }
    },
  })
