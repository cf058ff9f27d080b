import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'

import { AppPromo } from '../app-promo/AppPromo.tsx'
import { useContentPage } from '../content-page/content-page.api.ts'
import { useCompanyT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { CompanyHero } from './CompanyHero.tsx'
import { CompanyText } from './CompanyText.tsx'
import { Founder } from './Founder.tsx'
import picture from './pictures/about-hero.json'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'
import { Values } from './Values.tsx'

export function AboutPage() {
  const t = useCompanyT()
  const state = useContentPage('about')
  if (state) return <CompanyText state={state} />
  return (
    <>
      <CompanyHero page="about" picture={picture}>
        <ButtonLink to={sitePaths.shop}>{t('about.shop')}</ButtonLink>
        <ButtonLink to={paths['company.career']} variant="secondary">
          {t('about.career')}
        </ButtonLink>
      </CompanyHero>
      <Story />
      <Founder />
      <Values />
      <Team />
      <AppPromo />
    </>
  )
}
