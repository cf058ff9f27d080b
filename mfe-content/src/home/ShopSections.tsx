import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { ShopCard, ShopCardSkeleton } from '@shop/shop-ui/card/ShopCard.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { useHomeT } from '../messages.generated.ts'
import { bestSellersQuery, categoriesQuery, type ShopItem } from './shop.api.ts'

/** Width and height of the pictures. */
const ratios = { categories: [4, 3], bestSellers: [1, 1] } as const

const SKELETON_CARDS = 8

/** Best sellers and categories; a list that is empty or cannot be loaded is left out. */
export function ShopSections() {
  const categories = useQuery(categoriesQuery)
  const bestSellers = useQuery({ ...bestSellersQuery, enabled: hasBestSellers() })
  return (
    <div>
      {hasBestSellers() && <ShopSection list="bestSellers" query={bestSellers} />}
      <ShopSection list="categories" query={categories} />
    </div>
  )
}

interface ShopSectionProps {
  list: keyof typeof ratios
  query: UseQueryResult<ShopItem[]>
}

function ShopSection({ list, query: { data, isError } }: ShopSectionProps) {
  const t = useHomeT()
  if (isError || data?.length === 0) return null
  const id = `home-${list}`
  return (
    <Root aria-labelledby={id}>
      <Container>
        <Line>
          <h2 id={id}>{t(`${list}.heading`)}</h2>
          {list === 'categories' && (
            <ButtonLink to={sitePaths.shop} variant="ghost">
              {t('categories.all')}
              <ArrowForward />
            </ButtonLink>
          )}
        </Line>
        {data ? (
          <CardGrid aria-labelledby={id}>
            {data.map(({ id, ...item }) => (
              <ShopCard key={id} {...item} ratio={ratios[list]} />
            ))}
          </CardGrid>
        ) : (
          <ListSkeleton list={list} />
        )}
      </Container>
    </Root>
  )
}

/** Is as high as the list of as many cards. */
function ListSkeleton({ list }: { list: keyof typeof ratios }) {
  return (
    <CardGrid as="div" aria-hidden>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <ShopCardSkeleton key={index} ratio={ratios[list]} hasProduct={list === 'bestSellers'} />
      ))}
    </CardGrid>
  )
}

const Root = styled.section`
  padding-block-start: ${space.section};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  margin-block-end: ${space[5]};
  /* The link's text lines up with the cards; its box stays within the gutter. */
  & > a {
    margin-inline: calc(-1 * ${space[4]});
    padding-inline: ${space[4]};
  }
`
