import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { useSearchParams } from '@shop/router'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import Search from 'lucide-react/icons/search'

import { NothingHere } from '../categories/CategoryLinks.tsx'
import { Page } from '../layout/Page.ts'
import { SearchT, useSearchT } from '../messages.generated.ts'
import { parseSearchParams } from './search-params.ts'
import { SearchResults } from './SearchResults.tsx'

/** The results of the search in the address; without one, the way to the categories. */
export function SearchPage() {
  const t = useSearchT()
  const { lang } = useLanguage()
  const [search] = useSearchParams()
  const params = parseSearchParams(search)
  const { query } = params
  const available = getConfig().searchUrl !== undefined
  const meta = {
    title: available && query ? t('search.title', { query }) : t('meta.search.title'),
    description: t('meta.search.description'),
  }
  if (available && query) {
    return (
      <Page>
        <PageMeta {...meta} noindex />
        <SearchResults
          // Remounted per list, so that each starts at its top.
          key={`${query} ${params.sort} ${params.page} ${lang}`}
          params={params}
          title={
            <SearchT
              id="search.heading"
              values={{ query }}
              components={{ 0: <bdi translate="no" /> }}
            />
          }
        />
      </Page>
    )
  }
  return (
    <Page>
      <PageMeta {...meta} noindex />
      <PageHeading title={t('meta.search.title')} />
      <NothingHere
        icon={<Search />}
        title={t(available ? 'search.prompt.title' : 'search.off.title')}
        text={t(available ? 'search.prompt.text' : 'search.off.text')}
      />
    </Page>
  )
}
