import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import X from 'lucide-react/icons/x'

import { useListingsT } from '../messages.generated.ts'
import { sampleBrands, sampleColors } from '../samples/sample-attributes.ts'
import { FilterChip } from './FilterChip.ts'
import {
  clearFilters,
  getActiveFilterCount,
  type ListingFilters,
  toggleFilter,
} from './listing-filters.ts'

interface ActiveFiltersProps {
  filters: ListingFilters
  /** Called with the remaining filters; the clicked button disappears. */
  onRemove: (filters: ListingFilters) => void
}

/** A button per active filter, which removes it. */
export function ActiveFilters({ filters, onRemove }: ActiveFiltersProps) {
  const t = useListingsT()
  const { lang } = useLanguage()
  if (getActiveFilterCount(filters) === 0) return null
  const search = filters.search.trim()
  const chips = [
    ...(search ? [{ label: search, remaining: { ...filters, search: '' } }] : []),
    ...filters.color.map((value) => ({
      label: localize(sampleColors[value].name, lang),
      remaining: toggleFilter(filters, 'color', value),
    })),
    ...filters.brand.map((value) => ({
      label: localize(sampleBrands[value].name, lang),
      remaining: toggleFilter(filters, 'brand', value),
    })),
    ...filters.size.map((value) => ({
      label: value,
      remaining: toggleFilter(filters, 'size', value),
    })),
  ]
  return (
    <Stack as="ul" role="list" $row $gap="2" aria-label={t('filter.active')}>
      {chips.map(({ label, remaining }) => (
        <li key={label}>
          <FilterChip
            type="button"
            aria-label={t('filter.remove', { value: label })}
            translate="no"
            onClick={() => onRemove(remaining)}
          >
            <bdi>{label}</bdi>
            <X aria-hidden />
          </FilterChip>
        </li>
      ))}
      <li>
        <Button variant="ghost" onClick={() => onRemove(clearFilters(filters))}>
          {t('filter.clear')}
        </Button>
      </li>
    </Stack>
  )
}
