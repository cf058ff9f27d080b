import { Select } from '@shop/ui/form/Select.tsx'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

interface SortSelectProps<Sort extends string> {
  label: string
  sorts: readonly Sort[]
  sort: Sort
  getLabel: (sort: Sort) => string
  onSort: (sort: Sort) => void
}

/** Chooses the order of a list. */
export function SortSelect<Sort extends string>(props: SortSelectProps<Sort>) {
  const { label, sorts, sort, getLabel, onSort } = props
  const id = useId()
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={sort} onChange={({ target }) => onSort(target.value as Sort)}>
        {sorts.map((name) => (
          <option key={name} value={name}>
            {getLabel(name)}
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
