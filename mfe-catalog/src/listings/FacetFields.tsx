import type { LocalizedText } from '@shop/contracts/text.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'

import { sampleBrands, sampleColors } from '../samples/sample-attributes.ts'
import type { Sample } from '../samples/sample.ts'
import { DataText } from '../text/DataText.tsx'
import { facets, toggled, type Choice, type Facet } from './choice.ts'
import { Chip, Chips, Count, Group, Option, Swatch } from './filters.styles.ts'
import { countWith } from './find-samples.ts'
import { useT } from './messages.ts'

interface FacetFieldProps {
  samples: readonly Sample[]
  choice: Choice
  choose: (choice: Choice) => void
}

type Labelled = { name: LocalizedText; paint?: string }

/** Colours or brands, each with the number of samples that it would leave. */
export function NamedFacet(props: FacetFieldProps & { facet: 'color' | 'brand' }) {
  const { samples, choice, choose, facet } = props
  const t = useT()
  const { lang } = useLanguage()
  const known: Record<string, Labelled> = facet === 'color' ? sampleColors : sampleBrands
  const ticked: readonly string[] = choice[facet]
  return (
    <Group>
      <legend>{t(`filter.${facet}`)}</legend>
      {Object.entries(known).map(([value, { name, paint }]) => (
        <Checkbox
          key={value}
          checked={ticked.includes(value)}
          onChange={() => choose(toggled(choice, facet, value))}
          label={
            <Option>
              {paint && <Swatch style={{ background: paint }} />}
              <DataText text={name} />
              <Count>{formatNumber(countWith(samples, choice, facet, value), lang)}</Count>
            </Option>
          }
        />
      ))}
    </Group>
  )
}

/** Sizes as keys to press: they are short, and there are many. */
export function SizeFacet({ samples, choice, choose }: FacetFieldProps) {
  const t = useT()
  const facet: Facet = 'size'
  return (
    <Group>
      <legend>{t('filter.size')}</legend>
      <Chips>
        {facets.size.map((size) => (
          <Chip key={size}>
            <VisuallyHidden
              as="input"
              type="checkbox"
              checked={choice.size.includes(size)}
              disabled={
                !choice.size.includes(size) && countWith(samples, choice, facet, size) === 0
              }
              onChange={() => choose(toggled(choice, facet, size))}
            />
            <bdi translate="no">{size}</bdi>
          </Chip>
        ))}
      </Chips>
    </Group>
  )
}
