import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'

import { useContentPage } from '../content-page/content-page.api.ts'
import { Sections } from '../layout/columns.styles.ts'
import { useCompanyT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { CompanyHero } from './CompanyHero.tsx'
import { CompanyText } from './CompanyText.tsx'
import { CounterList } from './CounterList.tsx'
import { JobList } from './JobList.tsx'
import picture from './pictures/career-hero.json'

export function CareerPage() {
  const t = useCompanyT()
  const state = useContentPage('career')
  if (state) return <CompanyText state={state} />
  return (
    <>
      <CompanyHero page="career" picture={picture}>
        <ButtonLink to={{ hash: 'jobs' }}>{t('jobs.heading')}</ButtonLink>
        <ButtonLink to={paths['company.about']} variant="secondary">
          {t('meta.company.about.title')}
        </ButtonLink>
      </CompanyHero>
      <Sections $start="8">
        <CounterList />
        <JobList />
      </Sections>
    </>
  )
}
