import { categoryPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { categoriesQuery } from '../search/categories.api.ts'
import { PageLink } from './PageLinks.tsx'

/** The shop's categories and the sale, in the mobile menu; nothing while they cannot be loaded. */
export function CategoryLinks({ onNavigate }: { onNavigate: () => void }) {
  const t = useT()
  const id = useId()
  const { data: categories = [] } = useQuery(categoriesQuery)
  if (categories.length === 0) return null
  return (
    <Section>
      <Title id={id}>{t('nav.categories')}</Title>
      <List aria-labelledby={id}>
        {categories.map((category) => (
          <li key={category._id}>
            <PageLink to={categoryPath(category)} onClick={onNavigate}>
              <DataText text={category.title} />
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink to={sitePaths.sale} onClick={onNavigate}>
            {t('footer.sale')}
          </PageLink>
        </li>
      </List>
    </Section>
  )
}

const Section = styled.section`
  margin-block-start: ${space[3]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.line};
`

const Title = styled.h2`
  padding-inline: ${space[3]};
  color: ${color.muted};
  font-size: ${font.xs};
  font-weight: ${font.medium};
`

const List = styled.ul`
  display: grid;
`
