import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { AppPromo } from '../app/AppPromo.tsx'
import { AskSupport } from './SupportPrompt.tsx'
import { CenterHero } from './HelpHero.tsx'
import { GetStarted } from './GetStarted.tsx'
import { useT } from './messages.ts'
import { Topics } from './TopicList.tsx'
import { useQuery } from './useSearchQuery.ts'

export function CenterPage() {
  const t = useT()
  const { query, setQuery } = useQuery()
  return (
    <>
      <PageMeta
        title={t('meta.help.center.title')}
        description={t('meta.help.center.description')}
      />
      <CenterHero query={query} onQuery={setQuery} />
      <Column>
        <Topics query={query} onQuery={setQuery} />
        <GetStarted />
        <AskSupport />
      </Column>
      <AppPromo />
    </>
  )
}

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.section};
  padding-block: ${space.section};
`
