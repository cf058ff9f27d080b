import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { ShopCard, ShopCardSkeleton } from '@shop/shop-ui/card/ShopCard.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import { styled } from 'styled-components'

import { useHomeT } from '../messages.generated.ts'
import { bestSellersQuery, categoriesQuery, type ShopItem } from './shop.api.ts'
import { toNamedPath, useTypedName } from './typed-name.ts'

/** Loaded with the first letter of a name. */
const NameOverlay = lazyOptional(async () => (await import('./NamePreview.tsx')).NameOverlay)

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
  const List = list === 'categories' ? Row : CardGrid
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
          <List as="ul" aria-labelledby={id}>
            {data.map((item) => (
              <Item key={item.id} item={item} ratio={ratios[list]} />
            ))}
          </List>
        ) : (
          <List as="div" aria-hidden>
            {Array.from({ length: SKELETON_CARDS }, (_, index) => (
              <ShopCardSkeleton
                key={index}
                ratio={ratios[list]}
                hasProduct={list === 'bestSellers'}
              />
            ))}
          </List>
        )}
      </Container>
    </Root>
  )
}

interface ItemProps {
  item: ShopItem
  ratio: readonly [number, number]
}

/** A product that takes a name wears the one that is typed, and leads to its page with it. */
function Item({ item: { id: _, to, product, ...card }, ratio }: ItemProps) {
  const name = useTypedName()
  const isNamed = name.trim() !== '' && product?.details?.surface?.pictures[0]
  return (
    <ShopCard
      {...card}
      to={isNamed ? toNamedPath(to, name) : to}
      product={product}
      ratio={ratio}
      overlay={
        isNamed && (
          <Suspense fallback={null}>
            <NameOverlay product={product} name={name} />
          </Suspense>
        )
      }
    />
  )
}

/** One row, which scrolls where it is longer than the page is wide. */
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(9.5rem, 1fr);
  gap: ${space[3]};
  /* Neither the focus ring nor a raised card is cut off. */
  margin: calc(-1 * ${space[2]}) calc(-1 * ${space.gutter});
  padding: ${space[2]} ${space.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${space.gutter};
  scroll-snap-type: inline proximity;
  list-style: none;
  & > * {
    scroll-snap-align: start;
  }
  ${mediaQuery.tablet} {
    gap: ${space[4]};
  }
`

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
