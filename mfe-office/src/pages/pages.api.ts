import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { toMarkdownAddress } from '@shop/contracts/rules/markdown-address.ts'
import { getConfig } from '@shop/kernel/config'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

import { createRecordApi } from '../records/record-api.ts'
import { toOwnText } from './own-text.ts'

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

/** What was saved of the text of a page or a post. */
export const historyQuery = (kind: 'page' | 'post', id: string) =>
  queryOptions({
    queryKey: ['mfe-office', `${kind}s`, id, 'history'],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadPages()).pageHistorySchema, {
        url: `/office/${kind}s/${encodeURIComponent(id)}/history`,
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

/** The Markdown of a page of this site; empty where there is none. */
async function readMarkdown(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(toMarkdownAddress(path), { signal }).catch(() => undefined)
  const type = response?.headers.get('content-type') ?? ''
  if (!response?.ok || !type.startsWith('text/markdown')) return ''
  return toOwnText(await response.text(), getConfig().siteUrl)
}

/** A page's own text, which an owner's begins with. @param path of the page */
export const ownTextQuery = (path: string) =>
  queryOptions({
    queryKey: ['mfe-office', 'page-text', path],
    async queryFn({ signal }): Promise<PageText> {
      const addresses = [path, toArabicAddress(path)]
      const [en = '', ar = ''] = await Promise.all(
        addresses.map((address) => readMarkdown(address, signal)),
      )
      return { en, ar }
    },
  })

export const postsApi = createRecordApi('posts', async () => {
  const schemas = await import('@shop/contracts/wire/office-posts.ts')
  return { item: schemas.officePostSchema, list: schemas.officePostListSchema }
})
