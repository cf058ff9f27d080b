import { sitePaths } from '@shop/contracts/site-paths.ts'
import { useLanguage } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import SearchX from 'lucide-react/icons/search-x'
import { useRef } from 'react'

import { listed } from '../samples/data/samples.ts'
import { cleared, writeChoice, type Choice } from './choice.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { Filters } from './Filters.tsx'
import { FiltersDialog } from './FiltersDialog.tsx'
import { findSamples } from './find-samples.ts'
import { layouts, type LayoutName } from './layouts.ts'
import { Columns, Main, OnDemand, Side, Toolbar } from './listing.styles.ts'
import { useT } from './messages.ts'
import { Results } from './Results.tsx'
import { SortField } from './SortField.tsx'
import { useChoice } from './useChoice.ts'
import { ViewLinks } from './ViewLinks.tsx'

export function ListingPage({ layout }: { layout: LayoutName }) {
  const t = useT()
  const { lang } = useLanguage()
  const state = useChoice()
  const { choice, choose } = state
  const status = useRef<HTMLParagraphElement>(null)
  const { view, side } = layouts[layout]
  const found = findSamples(listed, choice, lang)
  const beside = side !== null

  // What was pressed is gone afterwards; focus goes to where the outcome is told.
  function remove(next: Choice) {
    choose(next)
    status.current?.focus()
  }

  const filters = (
    <Side aria-label={t('filter.title')}>
      <Filters samples={listed} state={state} />
    </Side>
  )
  return (
    <Container>
      <PageMeta
        title={t(`meta.listings.${layout}.title`)}
        description={t(`meta.listings.${layout}.description`)}
      />
      <PageHeading
        title={t('listing.title')}
        intro={t('listing.intro')}
        breadcrumb={[
          { label: t('listing.shop'), to: sitePaths.shop },
          { label: t('listing.title') },
        ]}
        actions={<ViewLinks layout={layout} search={writeChoice(choice).toString()} />}
      />
      <Columns $side={side}>
        {side === 'start' && filters}
        <Main>
          <Toolbar>
            <OnDemand $beside={beside}>
              <FiltersDialog samples={listed} state={state} count={found.length} />
            </OnDemand>
            <p role="status" ref={status} tabIndex={-1}>
              {t('results.count', { count: found.length, total: listed.length })}
            </p>
            <SortField choice={choice} choose={choose} />
          </Toolbar>
          <ChosenFilters choice={choice} onRemove={remove} />
          {found.length > 0 ? (
            <Results samples={found} view={view} />
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={t('results.none')}
              text={t('results.noneHint')}
              action={<Button onClick={() => remove(cleared(choice))}>{t('filter.clear')}</Button>}
            />
          )}
        </Main>
        {side === 'end' && filters}
      </Columns>
    </Container>
  )
}
