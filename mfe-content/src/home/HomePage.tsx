import { useLanguage } from '@shop/kernel/language'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'

import { useHomeT } from '../messages.generated.ts'
import { AboutUs } from './AboutUs.tsx'
import { Hero } from './Hero.tsx'
import { MissionVision } from './MissionVision.tsx'
import { createOrganizationData } from './organization.ts'
import { Reviews } from './Reviews.tsx'
import { ShopSections } from './shop/ShopSections.tsx'

export function HomePage() {
  const t = useHomeT()
  const { lang } = useLanguage()
  return (
    <>
      <PageMeta title={t('meta.home.title')} description={t('meta.home.description')} />
      <StructuredData data={createOrganizationData(lang)} />
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('home.heading')}
      </VisuallyHidden>
      <Hero />
      <AboutUs />
      <MissionVision />
      <Reviews />
      <ShopSections />
    </>
  )
}
