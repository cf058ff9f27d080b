import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { AboutUs } from './AboutUs.tsx'
import { Aims } from './Aims.tsx'
import { Hero } from './Hero.tsx'
import { useT } from './messages.ts'
import { Reviews } from './Reviews.tsx'

export function HomePage() {
  const t = useT()
  return (
    <>
      <PageMeta title={t('home.title')} description={t('home.description')} />
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('home.heading')}
      </VisuallyHidden>
      <Hero />
      <AboutUs />
      <Aims />
      <Reviews />
    </>
  )
}
