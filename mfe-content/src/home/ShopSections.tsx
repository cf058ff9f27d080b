import { toHundredths } from '@shop/contracts/money.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { AddToCartButton } from '@shop/ui/add-to-cart/AddToCartButton.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { ArrowForward } from '@shop/ui/icons/Arrow.tsx'
import { CardGrid } from '@shop/ui/layout/CardGrid.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { font, layer, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useHomeT } from '../messages.generated.ts'
import { bestSellersQuery, categoriesQuery, hasBestSellers, type ShopItem } from './shop.api.ts'

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
            {data.map((item) => (
              <ShopCard key={item.id} item={item} ratio={ratios[list]} />
            ))}
          </CardGrid>
        ) : (
          <ListSkeleton list={list} />
        )}
      </Container>
    </Root>
  )
}

interface ShopCardProps {
  item: ShopItem
  ratio: readonly [width: number, height: number]
}

function ShopCard({
  item: { to, title, picture, product },
  ratio: [width, height],
}: ShopCardProps) {
  const titleId = useId()
  return (
    <LinkCard as="li" $flush>
      <Picture
        src={picture}
        alt=""
        width={width}
        height={height}
        sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 25vw, 50vw"
      />
      <Details>
        <Title id={titleId}>
          <Link to={to}>
            <DataText text={title} />
          </Link>
        </Title>
        {product && (
          <>
            <Price>
              <Amount hundredths={toHundredths(product.price)} />
            </Price>
            <Action>
              <AddToCartButton product={product} variant="secondary" aria-describedby={titleId} />
            </Action>
          </>
        )}
      </Details>
    </LinkCard>
  )
}

/** As high as the list of as many cards. */
function ListSkeleton({ list }: { list: keyof typeof ratios }) {
  return (
    <CardGrid as="div" aria-hidden>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <Card key={index} $flush>
          <Skeleton ratio={ratios[list].join(' / ')} />
          <Details>
            <Title as="div">
              <Skeleton width="75%" height="1lh" />
            </Title>
            {list === 'bestSellers' && (
              <>
                <Price as="div">
                  <Skeleton width="40%" height="1lh" />
                </Price>
                <Skeleton height={size.touch} />
              </>
            )}
          </Details>
        </Card>
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

const Details = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  ${mediaQuery.tablet} {
    padding: ${space[4]};
  }
`

/** Two lines high whatever it says, so that nothing moves when the data arrive. */
const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  block-size: 2lh;
  font-size: ${font.s};
  line-height: 1.4;
  letter-spacing: normal;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  :lang(ar) & {
    line-height: 1.6;
  }
  ${mediaQuery.tablet} {
    font-size: ${font.m};
  }
  ${stretchedLink}
`

const Price = styled.p`
  font-weight: ${font.medium};
`

/** Above the link that covers the card. */
const Action = styled.div`
  position: relative;
  z-index: ${layer.raised};
  display: grid;
  && > * {
    min-block-size: ${size.touch};
    padding-inline: ${space[2]};
    white-space: nowrap;
  }
`
