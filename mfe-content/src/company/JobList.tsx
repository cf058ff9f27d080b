import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { ListHeader } from '../layout/ListHeader.ts'
import { useCompanyT } from '../messages.generated.ts'
import { JobItem } from './JobItem.tsx'
import { jobs, totalOpenings } from './jobs.ts'

export function JobList() {
  const t = useCompanyT()
  return (
    <section id="jobs" aria-labelledby="jobs-title">
      <ListHeader>
        <h2 id="jobs-title">{t('jobs.heading')}</h2>
        <p>{t('jobs.total', { count: totalOpenings })}</p>
      </ListHeader>
      <Notice>{t('jobs.demo')}</Notice>
      <List>
        {jobs.map((job) => (
          <JobItem key={job.id} {...job} />
        ))}
      </List>
    </section>
  )
}

const List = styled.ul`
  margin-block-start: ${space[4]};
`
