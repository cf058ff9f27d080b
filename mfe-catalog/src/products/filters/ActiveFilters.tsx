import type { Product } from '@shop/contracts/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import X from 'lucide-react/icons/x'

import { FilterChip } from '../../listings/FilterChip.ts'
import { useT } from '../../messages.generated.ts'
import { clearFilters, type Filter, type ListView, toggleValue } from '../list-view.ts'
import { priceBands } from './price-bands.ts'
import { useBandLabel } from './useBandLabel.ts'

interface ActiveFiltersProps {
  products: readonly Product[]
  view: ListView
  /** Called with the remaining filters; the clicked button disappears. */
  onRemove: (view: ListView) => void
}

/** A button per chosen value, which removes it. */
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

  const chips = (['price', 'material'] as const).flatMap((filter) =>
    view[filter].map((value) => ({ filter, value, label: toLabel(filter, value) })),
  )
  return (
    <Stack as="ul" role="list" $row $gap="2" aria-label={t('filters.active')}>
      {chips.map(({ filter, value, label }) => (
        <li key={`${filter} ${value}`}>
          <FilterChip
            type="button"
            aria-label={t('filters.remove', { value: label })}
            translate="no"
            onClick={() => onRemove(toggleValue(view, filter, value))}
          >
            <bdi>{label}</bdi>
            <X aria-hidden />
          </FilterChip>
        </li>
      ))}
      <li>
        <Button variant="ghost" onClick={() => onRemove(clearFilters(view))}>
          {t('filters.clear')}
        </Button>
      </li>
    </Stack>
  )
}
