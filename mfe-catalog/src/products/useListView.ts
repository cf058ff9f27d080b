import { useSearchParams } from '@shop/router'
import { useMemo } from 'react'

import { type ListView, parseListView, withListView } from './list-view.ts'

export interface ListViewState {
  view: ListView
  /** Changes the view that was chosen last. Adds a history entry, so that Back returns to the view before. */
  changeView: (change: (view: ListView) => ListView) => void
}

export function useListView(): ListViewState {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => parseListView(search), [search])
  return {
    view,
    changeView: (change) =>
      setSearch((latest) => withListView(latest, change(parseListView(latest))), {
        preventScrollReset: true,
      }),
  }
}
