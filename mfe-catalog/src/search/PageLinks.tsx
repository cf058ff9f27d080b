import { findSearchPages } from '@shop/contracts/browser/search-pages.ts'
import { categoryPath } from '@shop/contracts/browser/site-paths.ts'
import { matchesSearch } from '@shop/contracts/rules/search-text.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { categoriesQuery } from '../categories/categories.api.ts'
import { CategoryLink } from '../categories/CategoryLinks.tsx'
import { useSearchT } from '../messages.generated.ts'

/** The pages and categories that a search names; nothing where it names none. */
export function PageLinks({ query }: { query: string }) {
  const t = useSearchT()
  const { data = [] } = useQuery({ ...categoriesQuery, meta: { optional: true } })
  const categories = data.filter(({ title: { en, ar = '' } }) =>
    matchesSearch(`${en} ${ar}`, query),
  )
  const links = [
    ...findSearchPages(query),
    ...categories.map((category) => ({ path: categoryPath(category), title: category.title })),
  ]
  if (links.length === 0) return null
  return (
    <Root aria-label={t('search.pages')}>
      <Stack as="ul" role="list" $row $gap="2">
        {links.map(({ path, title }) => (
          <li key={path}>
            <CategoryLink to={path}>
              <DataText text={title} />
            </CategoryLink>
          </li>
        ))}
      </Stack>
    </Root>
  )
}

const Root = styled.nav`
  padding-block-end: ${space[6]};
`
