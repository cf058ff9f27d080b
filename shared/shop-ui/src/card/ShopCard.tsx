import type { Product } from '@shop/contracts/wire/catalog.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { font, layer, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

import { AddToCartButton } from '../add-to-cart/AddToCartButton.tsx'
import { Price, PriceNotes } from '../price/Price.tsx'

type Ratio = readonly [width: number, height: number]

interface ShopCardProps {
  to: string
  title: LocalizedText
  picture: string
  ratio: Ratio
  /** Shows the price, and is put into the cart. */
  product?: Product | undefined
  /** Lies over the card, beside the picture: a picture that gets another parent is loaded anew. */
  overlay?: ReactNode
}

/** A category or a product in a list of few, which leads to its page; an item of a `CardGrid`. */
export function ShopCard(props: ShopCardProps) {
  const { to, title, picture, product, overlay } = props
  const [width, height] = props.ratio
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
      {overlay}
      <Details>
        <Title id={titleId}>
          <Link to={to}>
            <DataText text={title} />
          </Link>
        </Title>
        {product && (
          <>
            <Prices>
              <Price price={product.price} />
            </Prices>
            <Action>
              <AddToCartButton product={product} variant="secondary" aria-describedby={titleId} />
            </Action>
          </>
        )}
      </Details>
    </LinkCard>
  )
}

/** As high as the card. @param props.hasProduct whether it will show a price */
export function ShopCardSkeleton({ ratio, hasProduct }: { ratio: Ratio; hasProduct: boolean }) {
  return (
    <Card $flush>
      <Skeleton ratio={ratio.join(' / ')} />
      <Details>
        <Title as="div">
          <Skeleton width="75%" height="1lh" />
        </Title>
        {hasProduct && (
          <>
            <Prices as="div">
              <Skeleton width="40%" height="1lh" />
              <PriceNotes />
            </Prices>
            <Skeleton height={size.touch} />
          </>
        )}
      </Details>
    </Card>
  )
}

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

const Prices = styled.p`
  font-weight: ${font.medium};
`

/** It is above the link that covers the card. */
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
