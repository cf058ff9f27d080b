import { useLanguage } from '@shop/kernel/language'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { color, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import SearchX from 'lucide-react/icons/search-x'
import { useRef } from 'react'
import { css, styled } from 'styled-components'

import { BestSellers } from '../best-sellers/BestSellers.tsx'
import { SortSelect } from '../layout/SortSelect.tsx'
import { useShopBreadcrumb } from '../layout/useShopBreadcrumb.ts'
import { useListingsT } from '../messages.generated.ts'
import { SampleCard } from '../samples/SampleCard.tsx'
import { listedSamples, type Sample } from '../samples/samples.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { Filters } from './Filters.tsx'
import { FiltersDialog } from './FiltersDialog.tsx'
import { findSamples } from './find-samples.ts'
import { clearFilters, type ListingFilters, sortOrders, toSearchParams } from './listing-filters.ts'
import { useListingFilters } from './useListingFilters.ts'
import { type LayoutName, layouts, ViewLinks } from './ViewLinks.tsx'

export function ListingPage({ layout }: { layout: LayoutName }) {
  const t = useListingsT()
  const { lang } = useLanguage()
  const state = useListingFilters()
  const { filters, changeFilters } = state
  const status = useRef<HTMLParagraphElement>(null)
  const { view, sidebar } = layouts[layout]
  const results = findSamples(listedSamples, filters, lang)
  const hasSidebar = sidebar !== null

  // The clicked button disappears; focus moves to the number of results.
  function handleRemove(remove: (filters: ListingFilters) => ListingFilters) {
    changeFilters(remove)
    status.current?.focus()
  }

  const sidebarContent = (
    <Sidebar aria-label={t('filter.title')}>
      <Filters samples={listedSamples} state={state} />
    </Sidebar>
  )
  return (
    <Container>
      <PageMeta
        title={t(`meta.listings.${layout}.title`)}
        description={t(`meta.listings.${layout}.description`)}
        filtered={toSearchParams(filters).size > 0}
      />
      <PageHeading
        title={t('listing.title')}
        intro={t('listing.intro')}
        breadcrumb={useShopBreadcrumb(t('listing.title'))}
        actions={<ViewLinks layout={layout} search={toSearchParams(filters).toString()} />}
      />
      <Columns $sidebar={sidebar}>
        {sidebar === 'start' && sidebarContent}
        <Main>
          <Toolbar>
            <DialogTrigger $hasSidebar={hasSidebar}>
              <FiltersDialog samples={listedSamples} state={state} count={results.length} />
            </DialogTrigger>
            <p role="status" ref={status} tabIndex={-1}>
              {t('results.count', { count: results.length, total: listedSamples.length })}
            </p>
            <SortSelect
              label={t('sort.label')}
              sorts={sortOrders}
              sort={filters.sort}
              getLabel={(order) => t(`sort.${order}`)}
              onSort={(sort) => changeFilters((latest) => ({ ...latest, sort }))}
            />
          </Toolbar>
          <ActiveFilters filters={filters} onRemove={handleRemove} />
          {results.length > 0 ? (
            <Results samples={results} view={view} />
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={t('results.empty')}
              text={t('results.emptyHint')}
              action={
                <Button onClick={() => handleRemove(clearFilters)}>{t('filter.clear')}</Button>
              }
            />
          )}
        </Main>
        {sidebar === 'end' && sidebarContent}
      </Columns>
      {/* Samples are not for sale. */}
      {hasBestSellers() && <BestSellers />}
    </Container>
  )
}

/** Cards in the first row of a large screen, whose pictures load eagerly. */
const PRIORITY_CARDS = 3

interface ResultsProps {
  samples: readonly Sample[]
  view: 'grid' | 'list'
}

function Results({ samples, view }: ResultsProps) {
  const t = useListingsT()
  return (
    <SampleGrid $view={view} aria-label={t('results.label')}>
      {samples.map((sample, index) => (
        <li key={sample.id}>
          <SampleCard
            sample={sample}
            row={view === 'list'}
            heading="h2"
            priority={index < PRIORITY_CARDS}
          />
        </li>
      ))}
    </SampleGrid>
  )
}

const Columns = styled.div<{ $sidebar: 'start' | 'end' | null }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  padding-block-end: ${space.section};
  ${({ $sidebar }) =>
    $sidebar &&
    css`
      ${mediaQuery.laptop} {
        column-gap: ${space[7]};
        grid-template-columns: ${$sidebar === 'start' ? '15rem minmax(0, 1fr)' : 'minmax(0, 1fr) 15rem'};
      }
    `}
`

/** Sticky, and scrollable where it is higher than the viewport. */
const Sidebar = styled.aside`
  position: sticky;
  inset-block-start: calc(${size.bar} + ${space[4]});
  max-block-size: calc(100dvh - ${size.bar} - ${space[6]});
  padding: ${space[1]};
  padding-block-end: ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  /* A scroll shadow at the bottom, covered once scrolled to the end. */
  background:
    linear-gradient(${color.background}, ${color.background}) bottom / 100% ${space[5]} no-repeat
      local,
    linear-gradient(transparent, ${color.line}) bottom / 100% ${space[3]} no-repeat;
  /* On smaller screens the filters are in a dialog. */
  @media not all and (min-width: 64rem) {
    display: none;
  }
`

const Main = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  & > p {
    flex: 1 1 auto;
  }
`

/** Hidden where the sidebar is visible. */
const DialogTrigger = styled.div<{ $hasSidebar: boolean }>`
  ${({ $hasSidebar }) => $hasSidebar && `${mediaQuery.laptop} { display: none; }`}
`

const SampleGrid = styled.ul<{ $view: 'grid' | 'list' }>`
  display: grid;
  gap: ${space[3]};
  ${mediaQuery.tablet} {
    gap: ${space[5]};
  }
  ${({ $view }) =>
    $view === 'grid' &&
    css`
      grid-template-columns: repeat(2, minmax(0, 1fr));
      @media (min-width: 48rem) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    `}
`
