import type { Sample } from '../samples/sample.ts'
import { NamedFacet, SizeFacet } from './FacetFields.tsx'
import { Form } from './filters.styles.ts'
import { useT } from './messages.ts'
import { SearchField } from './SearchField.tsx'
import type { ChoiceState } from './useChoice.ts'

interface FiltersProps {
  samples: readonly Sample[]
  state: ChoiceState
}

/** Everything that narrows a listing. It takes effect at once; there is nothing to send. */
export function Filters({ samples, state: { choice, choose, type } }: FiltersProps) {
  const t = useT()
  const shared = { samples, choice, choose }
  return (
    <Form role="search" aria-label={t('filter.title')} onSubmit={(event) => event.preventDefault()}>
      <SearchField search={choice.search} onType={type} />
      <NamedFacet {...shared} facet="color" />
      <NamedFacet {...shared} facet="brand" />
      <SizeFacet {...shared} />
    </Form>
  )
}
