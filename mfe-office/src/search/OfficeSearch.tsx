import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/wire/search.ts'
import { useLocation } from '@shop/router'
import { useDismiss } from '@shop/ui/dom/useDismiss.ts'
import { moveActive, optionId } from '@shop/ui/form/active-option.ts'
import { controlStyles } from '@shop/ui/form/control.styles.ts'
import { keyHint } from '@shop/ui/form/key-hint.styles.ts'
import { useDebounced } from '@shop/ui/form/useDebounced.ts'
import { useSlashKey } from '@shop/ui/form/useSlashKey.ts'
import { color, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import SearchIcon from 'lucide-react/icons/search'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { searchQuery } from './search.api.ts'
import { SearchResults } from './SearchResults.tsx'

const DELAY_MS = 200

/** The search over orders, goods, members and messages, whose results are below it. The key `/` leads to it. */
export function OfficeSearch() {
  const t = useT()
  const id = useId()
  const { key } = useLocation()
  const root = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  // A navigation closes the results: they belong to the page that they were opened on.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === key
  const close = () => setOpenOn(null)
  useDismiss(open, root, close)
  useSlashKey(() => input.current?.focus())

  const q = useDebounced(normalizeTyped(text), DELAY_MS)
  const { data, error } = useQuery(searchQuery(q))
  const isListed = open && q !== ''
  const results = isListed ? data : undefined
  const count = results ? Object.values(results).reduce((sum, { length }) => sum + length, 0) : 0

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      // The first one, while none is chosen.
      document.getElementById(optionId(id, Math.max(active, 0)))?.click()
      return
    }
    const next = count > 0 ? moveActive(event.key, active, count) : null
    if (next === null) return
    event.preventDefault()
    setActive(next)
    document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Root
      ref={root}
      role="search"
      aria-label={t('search.label')}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) close()
      }}
    >
      <SearchIcon aria-hidden />
      <Input
        ref={input}
        role="combobox"
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? id : undefined}
        aria-activedescendant={active >= 0 && active < count ? optionId(id, active) : undefined}
        aria-keyshortcuts="/"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t('search.placeholder')}
        value={text}
        onFocus={() => setOpenOn(key)}
        onChange={({ target }) => {
          setText(target.value)
          setActive(-1)
          setOpenOn(key)
        }}
        onKeyDown={handleKeyDown}
      />
      <KeyHint aria-hidden>/</KeyHint>
      {isListed && (
        <SearchResults
          id={id}
          results={results}
          failed={error !== null}
          active={active}
          onActivate={setActive}
          onChoose={() => {
            close()
            setText('')
          }}
        />
      )}
    </Root>
  )
}

const Root = styled.form`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  max-inline-size: 36rem;
  margin-inline: auto;
  & > svg {
    position: absolute;
    inset-block-start: calc((${size.touch} - 1.25rem) / 2);
    inset-inline-start: ${space[3]};
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.muted};
    pointer-events: none;
  }
`

const Input = styled.input`
  ${controlStyles}
  min-block-size: ${size.touch};
  padding-inline: calc(${space[3]} + 1.25rem + ${space[2]}) ${space[3]};
  text-align: match-parent;
  text-overflow: ellipsis;
`

const KeyHint = styled.kbd`
  ${keyHint}
  @media (min-width: 64rem) and (hover: hover) {
    ${Input}:placeholder-shown:not(:focus) + & {
      display: block;
    }
  }
`
