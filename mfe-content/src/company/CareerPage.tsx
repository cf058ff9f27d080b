import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useCompanyT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { CompanyHero } from './CompanyHero.tsx'
import { CounterList } from './CounterList.tsx'
import { JobList } from './JobList.tsx'
import picture from './pictures/career-hero.json'

export function CareerPage() {
  const t = useCompanyT()
  return (
    <>
      <PageMeta
        title={t('meta.company.career.title')}
        description={t('meta.company.career.description')}
      />
      <CompanyHero
        breadcrumbLabel={t('meta.company.career.title')}
        title={t('career.heading')}
        lead={t('career.lead')}
        picture={picture}
        alt={t('career.picture')}
      >
        <ButtonLink to={{ hash: 'jobs' }}>{t('jobs.heading')}</ButtonLink>
        <ButtonLink to={paths['company.about']} variant="secondary">
          {t('meta.company.about.title')}
        </ButtonLink>
      </CompanyHero>
      <Column>
        <CounterList />
        <JobList />
      </Column>
    </>
  )
}

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.section};
  padding-block: ${space[8]} ${space.section};
`
