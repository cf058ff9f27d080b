import { useSearchParams } from '@shop/router'
import { useMemo } from 'react'

import { type ListView, parseListView, withListView } from './list-view.ts'

export interface ListViewState {
  view: ListView
  /** Adds a history entry, so that Back returns to the view before. */
  setView: (view: ListView) => void
}

/** Sort order and filters in the URL. */
export function useListView(): ListViewState {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => parseListView(search), [search])
  return {
    view,
    setView: (next) => setSearch(withListView(search, next), { preventScrollReset: true }),
  }
}
