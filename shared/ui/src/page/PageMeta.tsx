import { getConfig, useLanguage } from '@shop/kernel'
import { useLocation } from '@shop/router'
import { useLayoutEffect } from 'react'

import { removeStaticMeta } from './static-meta.ts'

interface PageMetaProps {
  /** Without the brand's name, which is added. */
  title: string
  /** One or two sentences for search engines. */
  description?: string | undefined
  /** Address of a picture of what the page is about; the brand's picture stands in for it. */
  picture?: string | undefined
  /** Search engines must not list this page. */
  unlisted?: boolean
}

/** Title, description, canonical address and preview of the page it is rendered in; React moves them into the head. */
export function PageMeta({ title, description, picture, unlisted = false }: PageMetaProps) {
  const { lang } = useLanguage()
  const { pathname } = useLocation()
  const { brandName, siteUrl } = getConfig()
  const full = `${title} · ${brandName[lang]}`
  const address = new URL(pathname, siteUrl).href
  useLayoutEffect(() => removeStaticMeta(picture !== undefined), [picture])
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={brandName[lang]} />
      <meta property="og:locale" content={lang === 'ar' ? 'ar_OM' : 'en_OM'} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={new URL(picture, siteUrl).href} />}
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      )}
    </>
  )
}
