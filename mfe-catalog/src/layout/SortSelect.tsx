import { InlineSelect } from '@shop/ui/form/InlineSelect.tsx'

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
  return (
    <InlineSelect
      label={label}
      value={sort}
      onChange={({ target }) => onSort(target.value as Sort)}
    >
      {sorts.map((name) => (
        <option key={name} value={name}>
          {getLabel(name)}
        </option>
      ))}
    </InlineSelect>
  )
}
