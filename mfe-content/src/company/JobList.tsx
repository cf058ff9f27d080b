import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useCompanyT } from '../messages.generated.ts'
import { JobItem } from './JobItem.tsx'
import { jobs, totalOpenings } from './jobs.ts'

export function JobList() {
  const t = useCompanyT()
  return (
    <section id="jobs" aria-labelledby="jobs-title">
      <Header>
        <h2 id="jobs-title">{t('jobs.heading')}</h2>
        <p>{t('jobs.total', { count: totalOpenings })}</p>
      </Header>
      <Notice>{t('jobs.demo')}</Notice>
      <List>
        {jobs.map((job) => (
          <JobItem key={job.id} {...job} />
        ))}
      </List>
    </section>
  )
}

const Header = styled(Stack).attrs({
  $row: true,
  $align: 'baseline',
  $justify: 'space-between',
  $gap: '3',
})`
  margin-block-end: ${space[4]};
  & > p {
    color: ${color.muted};
  }
`

const List = styled.ul`
  margin-block-start: ${space[4]};
`
