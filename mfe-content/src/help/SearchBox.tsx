import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { useHelpT } from '../messages.generated.ts'

interface SearchBoxProps {
  query: string
  onQuery: (query: string) => void
}

/** Uncontrolled: the URL is updated with a delay, so a controlled input would lose letters. */
export function SearchBox({ query, onQuery }: SearchBoxProps) {
  const t = useHelpT()
  const input = useRef<HTMLInputElement>(null)

  useEarlyInput(input, query, onQuery)

  const shown = useRef(query)
  useEffect(() => {
    const field = input.current
    if (field && query !== shown.current && field !== document.activeElement) field.value = query
    shown.current = query
  }, [query])

  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <Label htmlFor="help-search">{t('center.search')}</Label>
      <Box>
        <Search aria-hidden />
        <TextInput
          ref={input}
          id="help-search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('center.placeholder')}
          defaultValue={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </Box>
    </form>
  )
}

const Label = styled.label`
  font-size: ${font.s};
  font-weight: ${font.medium};
`

const Box = styled.div`
  position: relative;
  margin-block-start: ${space[2]};
  & > input {
    min-block-size: 3.5rem;
    padding-inline-start: 3.25rem;
    border-radius: ${radius.l};
  }
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space[4]};
    inline-size: 1.375rem;
    margin-block: auto;
    color: ${color.muted};
    pointer-events: none;
  }
`
