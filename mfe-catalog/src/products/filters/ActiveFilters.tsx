import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'

import { FilterChips } from '../../filters/FilterChips.tsx'
import { useT } from '../../messages.generated.ts'
import { clearFilters, type Filter, type ListView, removeValue } from '../list-view.ts'
import { priceBands } from './arrange-products.ts'
import { useBandLabel } from './useBandLabel.ts'

interface ActiveFiltersProps {
  products: readonly Product[]
  view: ListView
  onRemove: (remove: (view: ListView) => ListView) => void
}

export function ActiveFilters({ products, view, onRemove }: ActiveFiltersProps) {
  const t = useT()
  const { lang } = useLanguage()
  const toBandLabel = useBandLabel()

  function toLabel(filter: Filter, value: string): string {
    if (filter === 'price') {
      const band = priceBands.find(({ id }) => id === value)
      return band ? toBandLabel(band) : value
    }
    const sample = products.find(({ details }) => details?.material?.en === value)
    return sample?.details?.material ? localize(sample.details.material, lang) : value
  }

  return (
    <FilterChips
      label={t('filters.active')}
      chips={(['price', 'material'] as const).flatMap((filter) =>
        view[filter].map((value) => ({
          id: `${filter} ${value}`,
          label: toLabel(filter, value),
          onRemove: () => onRemove((latest) => removeValue(latest, filter, value)),
        })),
      )}
      getRemoveLabel={(value) => t('filters.remove', { value })}
      clearLabel={t('filters.clear')}
      onClear={() => onRemove(clearFilters)}
    />
  )
}
