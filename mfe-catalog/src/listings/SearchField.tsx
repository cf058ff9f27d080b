import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useState } from 'react'

import { useListingsT } from '../messages.generated.ts'
import { MAX_SEARCH_LENGTH } from './listing-filters.ts'

interface SearchFieldProps {
  /** The search text in the URL. */
  search: string
  onSearch: (search: string) => void
}

/** Shows the typed text while focused, since the URL is updated later. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const t = useListingsT()
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <Field label={t('filter.search')} hint={t('filter.searchHint')}>
      <TextInput
        type="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={draft ?? search}
        onBlur={() => setDraft(null)}
        onChange={({ target: { value } }) => {
          setDraft(value)
          onSearch(value)
        }}
      />
    </Field>
  )
}
