import { sitePaths } from '@shop/contracts/site-paths.ts'
import { useLocation, useSearchParams } from '@shop/router'
import { useState } from 'react'

/** The text of the search field: what is being typed, else what the page shows results of. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const { key, pathname } = useLocation()
  const [params] = useSearchParams()
  const [draft, setDraft] = useState<{ key: string; text: string } | null>(null)
  // A navigation discards what was typed before.
  if (draft && draft.key !== key) setDraft(null)
  const searched = pathname === sitePaths.search ? (params.get('q') ?? '') : ''
  return [draft?.key === key ? draft.text : searched, (text) => setDraft({ key, text })]
}
