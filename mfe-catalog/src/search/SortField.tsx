import { type SearchSort, searchSorts } from '@shop/contracts/search.ts'

import { SortSelect } from '../layout/SortSelect.tsx'
import { useT } from './messages.ts'

interface SortFieldProps {
  sort: SearchSort
  onSort: (sort: SearchSort) => void
}

export function SortField(props: SortFieldProps) {
  const t = useT()
  return (
    <SortSelect
      {...props}
      label={t('search.sort')}
      sorts={searchSorts}
      getLabel={(name) => t(`search.sort.${name}`)}
    />
  )
}
