import { type SearchSort, searchSorts } from '@shop/contracts/search.ts'

import { SortSelect } from '../layout/SortSelect.tsx'
import { useSearchT } from '../messages.generated.ts'

interface SortFieldProps {
  sort: SearchSort
  onSort: (sort: SearchSort) => void
}

export function SortField(props: SortFieldProps) {
  const t = useSearchT()
  return (
    <SortSelect
      {...props}
      label={t('search.sort')}
      sorts={searchSorts}
      getLabel={(name) => t(`search.sort.${name}`)}
    />
  )
}
