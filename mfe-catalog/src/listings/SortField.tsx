import { Select } from '@shop/ui/form/Select.tsx'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

import { type ListingFilters, type SortOrder, sortOrders } from './listing-filters.ts'
import { useT } from './messages.ts'

interface SortFieldProps {
  filters: ListingFilters
  setFilters: (filters: ListingFilters) => void
}

export function SortField({ filters, setFilters }: SortFieldProps) {
  const t = useT()
  const id = useId()
  return (
    <Root>
      <label htmlFor={id}>{t('sort.label')}</label>
      <Select
        id={id}
        value={filters.sort}
        onChange={({ target }) => setFilters({ ...filters, sort: target.value as SortOrder })}
      >
        {sortOrders.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  & > label {
    flex: none;
    font-size: ${font.s};
  }
`
