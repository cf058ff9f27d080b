import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { setPageStatus } from '@shop/kernel/page'
import { useHref, useLocation } from '@shop/router'
import { useLayoutEffect } from 'react'

import { useT } from '../messages.ts'
import { removeStaticMeta } from './static-meta.ts'

const OPEN_GRAPH_LOCALES = { en: 'en_OM', ar: 'ar_OM' } as const

interface PageMetaProps {
  /** Without the brand name, which is appended. */
  title: string
  /** One or two sentences for search engines. */
  description?: string | undefined
  /** Kind of page for previews (Open Graph). */
  type?: 'website' | 'product' | 'article'
  /** Address of the preview picture; the brand's by default. */
  picture?: string | undefined
  /** Its width and height in pixels. */
  pictureSize?: readonly [number, number] | undefined
  /** Which page of a list this is. A further one is titled by it. */
  page?: number | undefined
  /** Query of the canonical address, for a list of several pages: which one this is. Sorting and filters are left out. */
  query?: string | undefined
  /** Whether sorting or filters have changed the list: the canonical address is that of the list, and search engines look for no other language. */
  filtered?: boolean
  /** Keeps search engines from listing the page. */
  noindex?: boolean
  /** The address names something that does not exist: the response has status 404, and no search engine lists it. */
  notFound?: boolean
}

/** Title, description, canonical address and preview of the page; React hoists them into the head. */
export function PageMeta({
  title,
  description,
  type = 'website',
  picture,
  pictureSize,
  page = 1,
  query = '',
  filtered = false,
  noindex = false,
  notFound = false,
}: PageMetaProps) {
  if (notFound) setPageStatus(404)
  const { lang } = useLanguage()
  const { pathname } = useLocation()
  const { brandName, siteUrl } = getConfig()
  const t = useT()
  const parts = [title, ...(page > 1 ? [t('pagination.page', { page })] : []), brandName[lang]]
  const fullTitle = parts.join(' · ')
  const listed = filtered ? '' : query
  const toUrl = (address: string) => new URL(address, siteUrl).href
  // The address keeps the prefix by which this page was opened.
  const canonical = toUrl(useHref(pathname) + listed)
  const english = toUrl(pathname + listed)
  useLayoutEffect(() => removeStaticMeta(picture !== undefined), [picture, pathname])
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={brandName[lang]} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[lang]} />
      <meta
        property="og:locale:alternate"
        content={OPEN_GRAPH_LOCALES[lang === 'ar' ? 'en' : 'ar']}
      />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta name="twitter:card" content="summary_large_image" />
      {picture && <meta property="og:image" content={toUrl(picture)} />}
      {pictureSize && <meta property="og:image:width" content={String(pictureSize[0])} />}
      {pictureSize && <meta property="og:image:height" content={String(pictureSize[1])} />}
      {noindex || notFound ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {!filtered && (
            <>
              <link rel="alternate" hrefLang="en" href={english} />
              <link
                rel="alternate"
                hrefLang="ar"
                href={toUrl(toArabicAddress(pathname + listed))}
              />
              <link rel="alternate" hrefLang="x-default" href={english} />
            </>
          )}
          <meta property="og:url" content={canonical} />
        </>
      )}
    </>
  )
}
