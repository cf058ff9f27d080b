import { SortSelect } from '../layout/SortSelect.tsx'
import { useListingsT } from '../messages.generated.ts'
import { type ListingFilters, sortOrders } from './listing-filters.ts'

interface SortFieldProps {
  filters: ListingFilters
  setFilters: (filters: ListingFilters) => void
}

export function SortField({ filters, setFilters }: SortFieldProps) {
  const t = useListingsT()
  return (
    <SortSelect
      label={t('sort.label')}
      sorts={sortOrders}
      sort={filters.sort}
      getLabel={(order) => t(`sort.${order}`)}
      onSort={(sort) => setFilters({ ...filters, sort })}
    />
  )
}
