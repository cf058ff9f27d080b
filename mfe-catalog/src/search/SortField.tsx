import { type SearchSort, searchSorts } from '@shop/contracts/search.ts'
import { Select } from '@shop/ui/form/Select.tsx'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useT } from './messages.ts'

interface SortFieldProps {
  sort: SearchSort
  onSort: (sort: SearchSort) => void
}

export function SortField({ sort, onSort }: SortFieldProps) {
  const t = useT()
  const id = useId()
  return (
    <Root>
      <label htmlFor={id}>{t('search.sort')}</label>
      <Select id={id} value={sort} onChange={({ target }) => onSort(target.value as SearchSort)}>
        {searchSorts.map((name) => (
          <option key={name} value={name}>
            {t(`search.sort.${name}`)}
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
  & > label {
    flex: none;
    font-size: ${font.s};
  }
`
