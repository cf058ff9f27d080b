import { SearchForm } from '@shop/shop-ui/search-form/SearchForm.tsx'

import { useT } from '../messages.ts'

/** A search for what the address did not lead to. */
export function NotFoundSearch() {
  const t = useT()
  return (
    <SearchForm label={t('notFound.search')} placeholder={t('search.placeholder')}>
      {t('search.open')}
    </SearchForm>
  )
}
