import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { color, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Job } from './JobItem.tsx'
import { jobs, openingsInAll } from './jobs.ts'
import { useT } from './messages.ts'

export function Jobs() {
  const t = useT()
  return (
    <section id="jobs" aria-labelledby="jobs-title">
      <Head>
        <h2 id="jobs-title">{t('jobs.heading')}</h2>
        <p>{t('jobs.total', { count: openingsInAll })}</p>
      </Head>
      <Notice>{t('jobs.demo')}</Notice>
      <List>
        {jobs.map((job) => (
          <Job key={job.id} {...job} />
        ))}
      </List>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-end: ${space[4]};
  & > p {
    color: ${color.muted};
  }
`

const List = styled.ul`
  margin-block-start: ${space[4]};
`
