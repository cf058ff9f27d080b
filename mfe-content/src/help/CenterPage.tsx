import { useSearchParams } from '@shop/router'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { AppPromo } from '../app-promo/AppPromo.tsx'
import { Sections } from '../layout/columns.styles.ts'
import { useHelpT } from '../messages.generated.ts'
import { GetStarted } from './GetStarted.tsx'
import { HelpHero } from './HelpHero.tsx'
import { SupportPrompt } from './HelpLayout.tsx'
import { TopicList } from './TopicList.tsx'

export function CenterPage() {
  const t = useHelpT()
  // The query is in the URL, so that it can be shared and bookmarked.
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''

  function setQuery(text: string): void {
    // No history entry per typed letter.
    setParams(text.trim() ? { q: text } : {}, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageMeta
        title={t('meta.help.center.title')}
        description={t('meta.help.center.description')}
      />
      <HelpHero query={query} onQuery={setQuery} />
      <Sections $start="section">
        <TopicList query={query} onQuery={setQuery} />
        <GetStarted />
        <SupportPrompt />
      </Sections>
      <AppPromo />
    </>
  )
}
