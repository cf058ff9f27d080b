import type { LocalizedText } from '@shop/contracts/text.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'

import { useListingsT } from '../messages.generated.ts'
import type { Sample } from '../samples/sample.ts'
import { sampleBrands, sampleColors } from '../samples/sample-attributes.ts'
import { Chip, Chips, Count, Group, Option, Swatch } from './filters.styles.ts'
import { countMatches } from './find-samples.ts'
import { facets, type ListingFilters, toggleFilter } from './listing-filters.ts'

interface FacetFieldProps {
  samples: readonly Sample[]
  filters: ListingFilters
  setFilters: (filters: ListingFilters) => void
}

type NamedValue = { name: LocalizedText; swatch?: string }

/** Colours or brands as checkboxes, each with its number of results. */
export function CheckboxFacet(props: FacetFieldProps & { facet: 'color' | 'brand' }) {
  const { samples, filters, setFilters, facet } = props
  const t = useListingsT()
  const { lang } = useLanguage()
  const values: Record<string, NamedValue> = facet === 'color' ? sampleColors : sampleBrands
  const selected: readonly string[] = filters[facet]
  return (
    <Group>
      <legend>{t(`filter.${facet}`)}</legend>
      {Object.entries(values).map(([value, { name, swatch }]) => (
        <Checkbox
          key={value}
          checked={selected.includes(value)}
          onChange={() => setFilters(toggleFilter(filters, facet, value))}
          label={
            <Option>
              {swatch && <Swatch style={{ background: swatch }} />}
              <DataText text={name} />
              <Count>{formatNumber(countMatches(samples, filters, facet, value), lang)}</Count>
            </Option>
          }
        />
      ))}
    </Group>
  )
}

/** Sizes as chips. */
export function ChipFacet({ samples, filters, setFilters }: FacetFieldProps) {
  const t = useListingsT()
  return (
    <Group>
      <legend>{t('filter.size')}</legend>
      <Chips>
        {facets.size.map((size) => (
          <Chip key={size}>
            <VisuallyHidden
              as="input"
              type="checkbox"
              checked={filters.size.includes(size)}
              disabled={
                !filters.size.includes(size) && countMatches(samples, filters, 'size', size) === 0
              }
              onChange={() => setFilters(toggleFilter(filters, 'size', size))}
            />
            <bdi translate="no">{size}</bdi>
          </Chip>
        ))}
      </Chips>
    </Group>
  )
}
