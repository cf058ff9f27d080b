import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { font, size, space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

interface SuggestionListProps {
  title: string
  link?: { to: string; label: string }
  /** Without a product while it loads. */
  items: readonly { id: string; product: Product | undefined }[]
}

export function SuggestionList({ title, link, items }: SuggestionListProps) {
  const titleId = useId()
  if (items.length === 0) return null
  return (
    <Section aria-labelledby={titleId}>
      <Stack $row $justify="space-between">
        <h2 id={titleId}>{title}</h2>
        {link && <MoreLink to={link.to}>{link.label}</MoreLink>}
      </Stack>
      <CardGrid $medium={2} aria-labelledby={titleId}>
        {items.map(({ id, product }) => (
          <li key={id}>{product ? <SuggestionCard product={product} /> : <CardSkeleton />}</li>
        ))}
      </CardGrid>
    </Section>
  )
}

function SuggestionCard({ product }: { product: Product }) {
  return (
    <Root $flush>
      <Picture
        src={product.coverImgUrl}
        alt=""
        width={1}
        height={1}
        sizes="(min-width: 64rem) 18rem, 50vw"
      />
      <Details>
        <Title>
          <Link to={productPath(product._id)}>
            <DataText text={product.title} translate="no" />
          </Link>
        </Title>
        <Price>
          <Amount hundredths={toHundredths(product.price)} />
        </Price>
      </Details>
    </Root>
  )
}

function CardSkeleton() {
  return (
    <Card $flush aria-hidden>
      <Skeleton ratio="1 / 1" />
      <Details>
        <Title as="div">
          <Skeleton width="85%" height="1lh" />
        </Title>
        <Price as="div">
          <Skeleton width="40%" height="1lh" />
        </Price>
      </Details>
    </Card>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-block: ${space[6]} ${space.section};
`

const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
`

const Root = styled(LinkCard)`
  block-size: 100%;
`

const Details = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
`

/** Two lines high, whatever the title; its link covers the card. */
const Title = styled.h3`
  overflow: hidden;
  block-size: 2lh;
  font-size: ${font.m};
  line-height: 1.4;
  letter-spacing: normal;
  ${stretchedLink}
`

const Price = styled.p`
  font-weight: ${font.medium};
`
