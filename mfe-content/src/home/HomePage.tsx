import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { useLoaderData } from '@shop/router'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { useSiteUrl } from '@shop/ui/page/useSiteUrl.ts'

import { useContentPage } from '../content-page/content-page.api.ts'
import { useHomeT } from '../messages.generated.ts'
import { AboutUs } from './AboutUs.tsx'
import { Hero } from './Hero.tsx'
import type { loader } from './home.loader.ts'
import { MissionVision } from './MissionVision.tsx'
import { NameBand } from './NameBand.tsx'
import { Promises } from './Promises.tsx'
import { Reviews } from './Reviews.tsx'
import { ShopSections } from './ShopSections.tsx'

export function HomePage() {
  const t = useHomeT()
  const { lang } = useLanguage()
  const { brandName, logo, socialLinks = [] } = getConfig()
  const toUrl = useSiteUrl()
  const owners = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const state = useContentPage('home')
  const site = { name: brandName[lang], url: toUrl(sitePaths.home) }
  return (
    <>
      <PageMeta title={t('meta.home.title')} description={t('meta.home.description')} />
      <StructuredData
        data={{
          '@type': 'Organization',
          ...site,
          ...(logo && { logo: logo.light.url }),
          sameAs: socialLinks.map(({ url }) => url),
        }}
      />
      <StructuredData
        data={{
          '@type': 'WebSite',
          ...site,
          inLanguage: lang,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${toUrl(sitePaths.search)}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('home.heading')}
      </VisuallyHidden>
      <NameBand />
      <Promises />
      <Hero />
      <ShopSections />
      {owners && state ? (
        <owners.OwnersCompany state={state} />
      ) : (
        <>
          <AboutUs />
          <MissionVision />
        </>
      )}
      <Reviews />
    </>
  )
}
