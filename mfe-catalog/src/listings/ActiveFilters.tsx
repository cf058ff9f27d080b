import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'

import { FilterChips } from '../filters/FilterChips.tsx'
import { useListingsT } from '../messages.generated.ts'
import { sampleBrands, sampleColors } from '../samples/sample-attributes.ts'
import {
  clearFilters,
  type Facet,
  getActiveFilterCount,
  type ListingFilters,
  removeFilter,
} from './listing-filters.ts'

interface ActiveFiltersProps {
  filters: ListingFilters
  onRemove: (remove: (filters: ListingFilters) => ListingFilters) => void
}

export function ActiveFilters({ filters, onRemove }: ActiveFiltersProps) {
  const t = useListingsT()
  const { lang } = useLanguage()
  if (getActiveFilterCount(filters) === 0) return null
  const search = filters.search.trim()
  const toChip = (facet: Facet, value: string, label: string) => ({
    id: `${facet} ${value}`,
    label,
    onRemove: () => onRemove((latest) => removeFilter(latest, facet, value)),
  })
  const { color, brand, size } = filters
  return (
    <FilterChips
      label={t('filter.active')}
      chips={[
        ...(search
          ? [
              {
                id: 'search',
                label: search,
                onRemove: () => onRemove((latest) => ({ ...latest, search: '' })),
              },
            ]
          : []),
        ...color.map((value) => toChip('color', value, localize(sampleColors[value].name, lang))),
        ...brand.map((value) => toChip('brand', value, localize(sampleBrands[value].name, lang))),
        ...size.map((value) => toChip('size', value, value)),
      ]}
      getRemoveLabel={(value) => t('filter.remove', { value })}
      clearLabel={t('filter.clear')}
      onClear={() => onRemove(clearFilters)}
    />
  )
}
