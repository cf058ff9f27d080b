import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'

import { CheckboxGroup, Group } from '../filters/CheckboxGroup.tsx'
import { useListingsT } from '../messages.generated.ts'
import { sampleBrands, sampleColors } from '../samples/sample-attributes.ts'
import type { Sample } from '../samples/samples.ts'
import { countMatches } from './find-samples.ts'
import { facets, MAX_SEARCH_LENGTH, toggleFilter } from './listing-filters.ts'
import type { ListingFiltersState } from './useListingFilters.ts'

interface FiltersProps {
  samples: readonly Sample[]
  state: ListingFiltersState
}

/** Takes effect at once; there is no submit button. */
export function Filters({ samples, state: { filters, changeFilters, setSearch } }: FiltersProps) {
  const t = useListingsT()
  const facetProps = { samples, filters, changeFilters }
  return (
    <Stack
      as="form"
      role="search"
      aria-label={t('filter.title')}
      onSubmit={(event) => event.preventDefault()}
      $gap="6"
    >
      <SearchField search={filters.search} onSearch={setSearch} />
      <CheckboxFacet {...facetProps} facet="color" values={sampleColors} />
      <CheckboxFacet {...facetProps} facet="brand" values={sampleBrands} />
      <SizeFacet {...facetProps} />
    </Stack>
  )
}

interface SearchFieldProps {
  /** The search text in the URL. */
  search: string
  onSearch: (search: string) => void
}

/** Shows the typed text while focused, since the URL is updated later. */
function SearchField({ search, onSearch }: SearchFieldProps) {
  const t = useListingsT()
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEarlyInput(input, search, onSearch)
  return (
    <Field label={t('filter.search')} hint={t('filter.searchHint')}>
      <TextInput
        ref={input}
        type="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={draft ?? search}
        onBlur={() => setDraft(null)}
        onChange={({ target: { value } }) => {
          setDraft(value)
          onSearch(value)
        }}
      />
    </Field>
  )
}

interface FacetProps extends Pick<ListingFiltersState, 'filters' | 'changeFilters'> {
  samples: readonly Sample[]
}

interface CheckboxFacetProps extends FacetProps {
  facet: 'color' | 'brand'
  values: Record<string, { name: LocalizedText; swatch?: string }>
}

function CheckboxFacet({ samples, filters, changeFilters, facet, values }: CheckboxFacetProps) {
  const t = useListingsT()
  return (
    <CheckboxGroup
      legend={t(`filter.${facet}`)}
      choices={Object.entries(values).map(([value, { name, swatch }]) => ({
        value,
        label: <DataText text={name} />,
        count: countMatches(samples, filters, facet, value),
        swatch,
      }))}
      chosen={filters[facet]}
      onToggle={(value) => changeFilters((latest) => toggleFilter(latest, facet, value))}
    />
  )
}

function SizeFacet({ samples, filters, changeFilters }: FacetProps) {
  const t = useListingsT()
  return (
    <Group>
      <legend>{t('filter.size')}</legend>
      <Stack $row $gap="2">
        {facets.size.map((size) => (
          <Chip key={size} data-chosen={filters.size.includes(size) || undefined}>
            <VisuallyHidden
              as="input"
              type="checkbox"
              checked={filters.size.includes(size)}
              disabled={
                !filters.size.includes(size) && countMatches(samples, filters, 'size', size) === 0
              }
              onChange={() => changeFilters((latest) => toggleFilter(latest, 'size', size))}
            />
            <bdi translate="no">{size}</bdi>
          </Chip>
        ))}
      </Stack>
    </Group>
  )
}

const Chip = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: ${size.control};
  min-block-size: ${size.touch};
  padding-inline: ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  font-size: ${font.s};
  cursor: pointer;
  transition: background ${motion.fast};
  &:hover {
    border-color: ${color.text};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.accentText};
  }
  &:has(:disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`
