import { searchPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/wire/search.ts'
import { getConfig } from '@shop/kernel/config'
import { useHref, useNavigate } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'

interface SearchFormProps {
  /** Accessible name of the form and its field. */
  label: string
  placeholder?: string
  /** What was searched for before. */
  query?: string
  /** Text of the button. */
  children: ReactNode
}

/** A search for products where a page has nothing to show; nothing on a site without a search. */
export function SearchForm({ label, placeholder, query, children }: SearchFormProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const action = useHref(sitePaths.search)
  if (!getConfig().searchUrl) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = normalizeTyped(input.current?.value ?? '')
    if (typed) void navigate(searchPath(typed))
  }

  return (
    <Form role="search" aria-label={label} action={action} onSubmit={submit}>
      <TextInput
        ref={input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        dir="auto"
        enterKeyHint="search"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        {children}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  inline-size: min(28rem, 100%);
  text-align: start;
  margin-inline: auto;
`
