import { searchPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/wire/search.ts'
import { getConfig } from '@shop/kernel/config'
import { useBackToClose, useHref, useLocation, useNavigate, useSearchParams } from '@shop/router'
import { useDismiss } from '@shop/ui/dom/useDismiss.ts'
import { moveActive, optionId } from '@shop/ui/form/active-option.ts'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { useSlashKey } from '@shop/ui/form/useSlashKey.ts'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import SearchIcon from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import { useT } from '../messages.ts'
import { Form, Input, KeyHint, Root, Toggle } from './search-field.styles.ts'
import { useSuggestions } from './useSuggestions.ts'

/** The product search of the top bar; nothing on a site without one. */
export function SearchField() {
  return getConfig().searchUrl ? <ProductSearch /> : null
}

function ProductSearch() {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  // Without scripts, the form keeps the language of the address.
  const searchHref = useHref(sitePaths.search)
  const { key } = useLocation()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [text, setText] = useSearchText()
  // A navigation closes both: they belong to the page that they were opened on.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [expandedOn, setExpandedOn] = useState<string | null>(null)
  if (openOn !== null && openOn !== key) setOpenOn(null)
  if (expandedOn !== null && expandedOn !== key) setExpandedOn(null)
  const [open, expanded] = [openOn === key, expandedOn === key]
  const { Suggestions, count, setCount, active, setActive, load } = useSuggestions()
  const listed = expanded && count > 0
  const [close] = useState(() => () => {
    setOpenOn(null)
    setExpandedOn(null)
  })
  useDismiss(open || expanded, root, close)
  useBackToClose(open, close)
  useSlashKey(show)
  useEarlyInput(input, text, setText)

  function show() {
    // The field is always open where the bar has room.
    if (toggle.current && getComputedStyle(toggle.current).display !== 'none') setOpenOn(key)
    load()
    // On narrow screens the field is only there once the state has changed.
    requestAnimationFrame(() => input.current?.focus())
  }

  function edit(next: string) {
    setText(next)
    setActive(-1)
    setExpandedOn(key)
    // The field may have been focused before hydration.
    load()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = normalizeTyped(text)
    if (typed === '') return input.current?.focus()
    close()
    return void navigate(searchPath(typed))
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && (open || expanded)) {
      // Browsers would clear the field.
      event.preventDefault()
      if (open) toggle.current?.focus()
    }
    if (!listed) return
    const next = moveActive(event.key, active, count)
    if (next !== null) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(id, active))?.click()
    }
  }

  return (
    <Root
      ref={root}
      data-open={open || undefined}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) close()
      }}
    >
      <Toggle
        ref={toggle}
        label={open ? t('search.close') : t('search.open')}
        aria-expanded={open}
        aria-controls={`${id}-form`}
        onClick={open ? close : show}
      >
        {open ? <X aria-hidden /> : <SearchIcon aria-hidden />}
      </Toggle>
      <Form
        id={`${id}-form`}
        role="search"
        action={searchHref}
        aria-label={t('search.label')}
        onSubmit={submit}
      >
        <VisuallyHidden as="label" htmlFor={`${id}-input`}>
          {t('search.label')}
        </VisuallyHidden>
        <SearchIcon aria-hidden />
        <Input
          ref={input}
          id={`${id}-input`}
          type="search"
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? id : undefined}
          aria-activedescendant={listed && active >= 0 ? optionId(id, active) : undefined}
          aria-keyshortcuts="/"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('search.placeholder')}
          value={text}
          onFocus={() => {
            load()
            setExpandedOn(key)
          }}
          onChange={({ target }) => edit(target.value)}
          onKeyDown={handleKeyDown}
        />
        <KeyHint aria-hidden>/</KeyHint>
        {Suggestions && expanded && (
          <Suggestions
            id={id}
            text={text}
            active={active}
            onActivate={setActive}
            onCount={setCount}
          />
        )}
      </Form>
    </Root>
  )
}

/** The text of the search field: what is being typed, else what the page shows results of. */
function useSearchText(): [text: string, setText: (text: string) => void] {
  const { key, pathname } = useLocation()
  const [params] = useSearchParams()
  const [draft, setDraft] = useState<{ key: string; text: string } | null>(null)
  // A navigation discards what was typed before.
  if (draft && draft.key !== key) setDraft(null)
  const searched = pathname === sitePaths.search ? (params.get('q') ?? '') : ''
  return [draft?.key === key ? draft.text : searched, (text) => setDraft({ key, text })]
}
