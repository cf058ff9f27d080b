import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import { getSurface } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { formatDecimal, localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { CloseUp } from '@shop/shop-ui/engraving/CloseUp.tsx'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { unseenBorder } from '@shop/ui/tokens/forced-colors.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useProductT } from '../messages.generated.ts'
import { type FamilyMember, familyQuery } from './siblings.api.ts'

interface SwatchesProps {
  /** The product's id in the address. */
  id: string
  product: Product
}

/** The products of one family as finishes of one product: a link to each. */
export function Swatches({ id, product }: SwatchesProps) {
  const t = useProductT()
  const titleId = useId()
  const { data = [], isPending } = useQuery(familyQuery(id))
  if (!product.details?.family || (!isPending && data.length === 0)) return null
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>
        {t('family.finish')} <DataText text={product.title} />
      </Title>
      <List>
        {data.map((member) => (
          <li key={member._id}>
            <Swatch member={member} isCurrent={member._id === product._id} />
          </li>
        ))}
      </List>
    </section>
  )
}

function Swatch({ member, isCurrent }: { member: FamilyMember; isCurrent: boolean }) {
  const { lang } = useLanguage()
  const { _id, title, price, coverImgUrl, details } = member
  const surface = getSurface(details?.surface, 0)
  return (
    <SwatchLink
      to={productPath(_id)}
      title={localize(title, lang)}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
    >
      <CloseUp corners={surface?.corners} aspect={1}>
        <Picture src={coverImgUrl} alt="" width={1} height={1} sizes="8rem" />
      </CloseUp>
      <VisuallyHidden>
        <DataText text={title} />
      </VisuallyHidden>
      <bdi translate="no">{formatDecimal(toHundredths(price), lang)}</bdi>
    </SwatchLink>
  )
}

const Title = styled.h2`
  margin-block-end: ${space[3]};
  color: ${color.muted};
  font-weight: ${font.regular};
  font-size: ${font.s};
  & > :last-child {
    color: ${color.text};
    font-weight: ${font.medium};
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
  gap: ${space[2]};
  min-block-size: 4.75rem;
  list-style: none;
`

const SwatchLink = styled(Link)`
  display: grid;
  gap: 0.125rem;
  justify-items: center;
  padding: 0.1875rem;
  border: 1px solid transparent;
  ${unseenBorder}
  border-radius: calc(${radius.m} + 0.1875rem);
  color: ${color.muted};
  font-size: ${font.xs};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:hover {
    border-color: ${color.lineStrong};
    color: ${color.text};
  }
  &[aria-current='page'] {
    border-color: ${color.accent};
    color: ${color.text};
    font-weight: ${font.medium};
    box-shadow: 0 0 0 1px ${color.accent};
  }
`
