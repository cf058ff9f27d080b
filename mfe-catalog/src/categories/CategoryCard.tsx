import { categoryPath } from '@shop/contracts/browser/site-paths.ts'
import type { Category } from '@shop/contracts/wire/catalog.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { TaxNote } from '@shop/shop-ui/price/Price.tsx'
import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { DotList } from '@shop/ui/text/DotList.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, font, mediaQuery, motion, radius, space } from '@shop/ui/tokens/tokens.ts'
import { css, styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { prefetchProducts } from '../products/products.api.ts'
import { describeRange } from './describe-range.ts'

const SIZES = '(min-width: 80rem) 20rem, (min-width: 64rem) 25vw, 50vw'
const WIDE_SIZES =
  '(min-width: 80rem) 32rem, (min-width: 64rem) 38vw, (min-width: 40rem) 70vw, 100vw'

interface CategoryCardProps {
  category: Category
  /** Spans two columns. */
  wide: boolean
  priority: boolean
}

export function CategoryCard({ category, wide, priority }: CategoryCardProps) {
  const t = useT()
  const { _id, title, imageUrl } = category
  const prefetch = () => prefetchProducts(_id)
  return (
    <Root as="li" $flush $wide={wide} onPointerEnter={prefetch} onFocus={prefetch}>
      <Picture
        src={imageUrl}
        alt=""
        width={wide ? 16 : 4}
        height={wide ? 9 : 3}
        sizes={wide ? WIDE_SIZES : SIZES}
        priority={priority}
      />
      <Text>
        <Title>
          <Link to={categoryPath(category)}>
            <DataText text={title} />
          </Link>
        </Title>
        <Muted>{t('shop.explore')}</Muted>
        <Range category={category} />
        <ArrowBadge aria-hidden>
          <ArrowForward />
        </ArrowBadge>
      </Text>
    </Root>
  )
}

/** How many products there are, and from which price; nothing where the backend does not say. */
function Range({ category }: { category: Category }) {
  useT()
  const { lang } = useLanguage()
  const range = describeRange(category, lang)
  return (
    range.length > 0 && (
      <Muted as="div">
        <DotList>{range}</DotList>
        <TaxNote />
      </Muted>
    )
  )
}

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]} ${space[3]};
  padding: ${space[4]};
  ${mediaQuery.tablet} {
    grid-template-columns: 1fr auto;
    padding: ${space[5]};
  }
`

const Title = styled.h2`
  font-size: ${font.l};
  ${mediaQuery.tablet} {
    font-size: ${font.xl};
  }
  ${stretchedLink}
`

const ArrowBadge = styled.span`
  display: none;
  ${mediaQuery.tablet} {
    grid-area: 1 / 2 / span 2;
    display: grid;
    place-items: center;
    align-self: start;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border-radius: ${radius.round};
    background: ${color.sunken};
    color: ${color.text};
    transition: background ${motion.medium};
  }
  & > svg {
    inline-size: 1.125rem;
  }
`

/* Text beside the picture, in a larger font. */
const wide = css`
  grid-column: span 2;
  ${mediaQuery.tablet} {
    grid-template-columns: 2fr 1fr;
    & > * {
      grid-row: 1 / span 2;
    }
    ${Text} {
      grid-template-columns: 1fr;
      align-content: center;
    }
    ${Title} {
      font-size: ${font['2xl']};
    }
    ${ArrowBadge} {
      grid-area: auto;
      margin-block-start: ${space[3]};
    }
  }
`

/** Pictures and texts of a row are equally high. */
const Root = styled(LinkCard)<{ $wide: boolean }>`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  & > picture {
    align-self: stretch;
  }
  &:hover ${ArrowBadge} {
    background: ${color.accent};
    color: ${color.accentText};
  }
  ${({ $wide }) => $wide && wide}
`
