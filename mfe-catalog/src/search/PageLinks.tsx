import { findSearchPages } from '@shop/contracts/browser/search-pages.ts'
import { matchesSearch } from '@shop/contracts/rules/search-text.ts'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { categoriesQuery } from '../categories/categories.api.ts'
import { LinkList, toCategoryLink } from '../categories/CategoryLinks.tsx'
import { useSearchT } from '../messages.generated.ts'

/** The pages and categories that a search names; nothing where it names none. */
export function PageLinks({ query }: { query: string }) {
  const t = useSearchT()
  const { data = [] } = useQuery({ ...categoriesQuery, meta: { optional: true } })
  const categories = data.filter(({ title: { en, ar = '' } }) =>
    matchesSearch(`${en} ${ar}`, query),
  )
  const links = [...findSearchPages(query), ...categories.map(toCategoryLink)]
  if (links.length === 0) return null
  return (
    <Root aria-label={t('search.pages')}>
      <LinkList links={links} />
    </Root>
  )
}

const Root = styled.nav`
  padding-block-end: ${space[6]};
`
