import { useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { size, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

interface SearchBarProps {
  /** Whether there is a field for words, besides the others. */
  words?: boolean
  /** What the field for words finds. */
  hint?: string
  /** Fields besides that of the words, named as their parameters. */
  children?: ReactNode
}

/** Words and filters of a list, which are parameters of its address. */
export function SearchBar({ words = true, hint, children }: SearchBarProps) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const wordsField = words && (
    <Field label={t('list.search')}>
      <TextInput
        type="search"
        name="q"
        maxLength={100}
        placeholder={hint}
        defaultValue={search.get('q') ?? ''}
      />
    </Field>
  )
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const values = [...event.currentTarget.elements].flatMap((element) =>
          element instanceof HTMLInputElement || element instanceof HTMLSelectElement
            ? [[element.name, element.value]]
            : [],
        )
        values.push(['sort', search.get('sort') ?? ''])
        setSearch(new URLSearchParams(values.filter(([, value]) => value !== '')))
      }}
    >
      {wordsField}
      {children}
      <Button type="submit" variant="secondary">
        {t('list.find')}
      </Button>
    </Root>
  )
}

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  & > button {
    min-block-size: ${size.control};
  }
  & > :not(button) {
    flex: 1 1 12rem;
    max-inline-size: 34rem;
  }
`
