import { categoryPath } from '@shop/contracts/browser/site-paths.ts'
import type { Category } from '@shop/contracts/wire/catalog.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { Link } from '@shop/router'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { categoriesQuery } from './categories.api.ts'

/** An empty state that leads on to the categories. */
export function NothingHere(props: ComponentProps<typeof EmptyState>) {
  return (
    <>
      <EmptyState {...props} />
      <CategoryLinks />
    </>
  )
}

/** Leads on from a page that has nothing to show. */
export function CategoryLinks() {
  const t = useT()
  const titleId = useId()
  const { data = [] } = useQuery(categoriesQuery)
  if (data.length === 0) return null
  return (
    <Root aria-labelledby={titleId}>
      <p id={titleId}>{t('shop.categories')}</p>
      <LinkList links={data.map(toCategoryLink)} justify="center" />
    </Root>
  )
}

export const toCategoryLink = (category: Category) => ({
  path: categoryPath(category),
  title: category.title,
})

interface LinkListProps {
  links: readonly { path: string; title: LocalizedText }[]
  justify?: 'start' | 'center'
}

/** Links to categories, or to other pages beside them. */
export function LinkList({ links, justify = 'start' }: LinkListProps) {
  return (
    <Stack as="ul" role="list" $row $gap="2" $justify={justify}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <PillLink to={path}>
            <DataText text={title} />
          </PillLink>
        </li>
      ))}
    </Stack>
  )
}

const Root = styled.nav`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding-block-end: ${space.section};
  color: ${color.muted};
  text-align: center;
`

const PillLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  padding-inline: ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  color: ${color.text};
  font-size: ${font.s};
  text-decoration: none;
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${color.text};
  }
`
