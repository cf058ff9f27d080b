import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'

import { useHomeT } from '../messages.generated.ts'
import { AboutUs } from './AboutUs.tsx'
import { Hero } from './Hero.tsx'
import { MissionVision } from './MissionVision.tsx'
import { Reviews } from './Reviews.tsx'
import { ShopSections } from './ShopSections.tsx'

export function HomePage() {
  const t = useHomeT()
  const { lang } = useLanguage()
  const { brandName, siteUrl, socialLinks = [] } = getConfig()
  return (
    <>
      <PageMeta title={t('meta.home.title')} description={t('meta.home.description')} />
      <StructuredData
        data={{
          '@type': 'Organization',
          name: brandName[lang],
          url: new URL('/', siteUrl).href,
          sameAs: socialLinks.map(({ url }) => url),
        }}
      />
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('home.heading')}
      </VisuallyHidden>
      <Hero />
      <ShopSections />
      <AboutUs />
      <MissionVision />
      <Reviews />
    </>
  )
}
