import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'
import { languagePrefix } from '@shop/contracts/rules/language-address.ts'
import { getNetwork } from '@shop/server/client-network.ts'
import type { FastifyRequest } from 'fastify'

import type { Visitor } from '../rendering/render-queue.ts'
import type { RevisedConfig } from '../rendering/render-worker-messages.ts'
import { isFurtherPage, keepParameters } from './page-query.ts'
import { readCookie } from './read-cookie.ts'
import type { ResolvedPage } from './resolve-page.ts'
import type { OpenPreview } from './tester-gate.ts'

export interface PageSource {
  page: ResolvedPage
  status: 200 | 404
  /** Path and query, without parameters that the page does not read. */
  url: string
  /** Whether the address names the language, and does not leave it to the visitor's cookie. */
  isOfLanguage: boolean
  language: 'en' | 'ar'
  isIndexable: boolean
  /** Whether caches may send it to other visitors. */
  isShared: boolean
  isFurther: boolean
  configuration: RevisedConfig
  /** The preview that the page belongs to, which it says. */
  preview: OpenPreview | null
  visitor: Visitor
  /** Its Markdown: where it is, and whether it is asked for; null where the page has none. */
  markdown: PageMarkdown | null
}

export interface PageMarkdown {
  isAsked: boolean
  /** Whether another page of the same visitor has some. @param path without a language prefix; null where no page is */
  has: (path: string) => boolean | null
}

const parametersOf = (page: ResolvedPage) => (page.kind === 'page' ? page.parameters : [])

/** The language of the address, or else of the visitor, which the browser mirrors into a cookie; English without one. */
const readLanguage = (isOfLanguage: boolean, cookies: string | undefined): 'en' | 'ar' =>
  isOfLanguage || readCookie(cookies, cookieNames.lang) === 'ar' ? 'ar' : 'en'

interface Given extends Pick<PageSource, 'configuration' | 'preview' | 'markdown'> {
  /** Path and query of the page. */
  address: string
  /** Whether others get another page at this address. */
  isAlone: boolean
}

/** Reads once what a response to a request is made from. */
export function toPageSource(
  request: FastifyRequest,
  page: ResolvedPage,
  { address, configuration, isAlone, preview, markdown }: Given,
): PageSource {
  const url = keepParameters(address, parametersOf(page))
  const ofPattern = page.kind === 'page' || page.kind === 'elsewhere' ? page : null
  const isKnown = (ofPattern?.isSingle ?? false) && !url.includes('?')
  const isOfLanguage = languagePrefix(url) !== ''
  // Who reads Markdown has no cookie.
  const cookies = markdown?.isAsked ? undefined : request.headers.cookie
  return {
    page,
    status: page.kind === 'notFound' ? 404 : 200,
    url,
    isOfLanguage,
    language: readLanguage(isOfLanguage, cookies),
    isIndexable: !preview && (ofPattern?.indexable ?? false),
    isShared: !isAlone && !preview && (ofPattern?.isShared ?? false),
    isFurther: isFurtherPage(url),
    configuration,
    preview: page.kind === 'standalone' ? null : preview,
    visitor: { network: getNetwork(request), isKnown },
    markdown,
  }
}
