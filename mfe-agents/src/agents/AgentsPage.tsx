import { sitePaths } from '@shop/contracts/site-paths.ts'
import { useSearchParams } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { AgentDirectory } from './AgentDirectory.tsx'
import { parsePage } from './directory-params.ts'

export function AgentsPage() {
  const t = useT()
  const [search] = useSearchParams()
  return (
    <Page>
      <PageMeta title={t('meta.agents.title')} description={t('meta.agents.description')} />
      <PageHeading
        title={t('agents.title')}
        intro={t('agents.intro')}
        breadcrumb={[
          { label: t('agents.breadcrumb'), to: sitePaths.shop },
          { label: t('agents.title') },
        ]}
      />
      <AgentDirectory page={parsePage(search)} />
    </Page>
  )
}

const Page = styled(Container)`
  padding-block-end: ${space.section};
`
