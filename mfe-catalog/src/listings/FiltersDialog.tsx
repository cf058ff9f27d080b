import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'

import { useListingsT } from '../messages.generated.ts'
import type { Sample } from '../samples/sample.ts'
import { Filters } from './Filters.tsx'
import { clearFilters, getActiveFilterCount } from './listing-filters.ts'
import type { ListingFiltersState } from './useListingFilters.ts'

interface FiltersDialogProps {
  samples: readonly Sample[]
  state: ListingFiltersState
  /** Number of results. */
  count: number
}

/** The filters of layouts and screens without a sidebar. */
export function FiltersDialog({ samples, state, count }: FiltersDialogProps) {
  const t = useListingsT()
  const [open, setOpen] = useState(false)
  const activeFilterCount = getActiveFilterCount(state.filters)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        {t('filter.open', { count: activeFilterCount })}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('filter.title')}
        footer={
          <>
            <Button
              variant="ghost"
              disabled={activeFilterCount === 0}
              onClick={() => state.setFilters(clearFilters(state.filters))}
            >
              {t('filter.clear')}
            </Button>
            <Button onClick={close}>{t('filter.show', { count })}</Button>
          </>
        }
      >
        <Filters samples={samples} state={state} />
      </Dialog>
    </>
  )
}
