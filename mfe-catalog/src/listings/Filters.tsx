import { useListingsT } from '../messages.generated.ts'
import type { Sample } from '../samples/sample.ts'
import { CheckboxFacet, ChipFacet } from './FacetFields.tsx'
import { Form } from './filters.styles.ts'
import { SearchField } from './SearchField.tsx'
import type { ListingFiltersState } from './useListingFilters.ts'

interface FiltersProps {
  samples: readonly Sample[]
  state: ListingFiltersState
}

/** Takes effect at once; there is no submit button. */
export function Filters({ samples, state: { filters, setFilters, setSearch } }: FiltersProps) {
  const t = useListingsT()
  const facetProps = { samples, filters, setFilters }
  return (
    <Form role="search" aria-label={t('filter.title')} onSubmit={(event) => event.preventDefault()}>
      <SearchField search={filters.search} onSearch={setSearch} />
      <CheckboxFacet {...facetProps} facet="color" />
      <CheckboxFacet {...facetProps} facet="brand" />
      <ChipFacet {...facetProps} />
    </Form>
  )
}
