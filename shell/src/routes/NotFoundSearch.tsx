import { searchPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/wire/search.ts'
import { getConfig } from '@shop/kernel/config'
import { useHref, useNavigate } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { type FormEvent, useRef } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

/** A search for what the address did not lead to; nothing on a site without one. */
export function NotFoundSearch() {
  const t = useT()
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
    <Form role="search" aria-label={t('notFound.search')} action={action} onSubmit={submit}>
      <TextInput
        ref={input}
        type="search"
        name="q"
        aria-label={t('notFound.search')}
        placeholder={t('search.placeholder')}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        {t('search.open')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  inline-size: min(28rem, 100%);
  margin-inline: auto;
`
