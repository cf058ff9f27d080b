import { Button } from '@shop/ui/button/Button.tsx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'

import { FilterDialog } from '../filters/FilterDialog.tsx'
import { useListingsT } from '../messages.generated.ts'
import type { Sample } from '../samples/samples.ts'
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
  const { filters, changeFilters } = state
  const activeFilterCount = getActiveFilterCount(filters)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        {t('filter.open', { count: activeFilterCount })}
      </Button>
      <FilterDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('filter.title')}
        clearLabel={t('filter.clear')}
        onClear={activeFilterCount > 0 ? () => changeFilters(clearFilters) : undefined}
        toShowLabel={(shown) => t('filter.show', { count: shown })}
        count={count}
        total={samples.length}
      >
        <Filters samples={samples} state={state} />
      </FilterDialog>
    </>
  )
}
