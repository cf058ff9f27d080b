import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useState } from 'react'

import { SEARCH_LENGTH } from './choice.ts'
import { useT } from './messages.ts'

interface SearchFieldProps {
  /** What the address says. */
  search: string
  onType: (search: string) => void
}

/** Finds while one types. What is being typed is shown as typed: the address follows a moment later. */
export function SearchField({ search, onType }: SearchFieldProps) {
  const t = useT()
  const [typing, setTyping] = useState<string | null>(null)
  return (
    <Field label={t('filter.search')} hint={t('filter.searchHint')}>
      <TextInput
        type="search"
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        value={typing ?? search}
        onBlur={() => setTyping(null)}
        onChange={({ target: { value } }) => {
          setTyping(value)
          onType(value)
        }}
      />
    </Field>
  )
}
