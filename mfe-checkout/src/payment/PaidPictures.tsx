import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import { color, radius, shadow, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { EngravedCloseUp } from '../order-summary/EngravedCloseUp.tsx'

/** As many as stand side by side on a phone. */
const MAX_PICTURES = 3

/** What was bought, with the names on it. It is named in the summary below. */
export function PaidPictures({ products = [] }: Pick<PaymentSession, 'products'>) {
  const pictured = products.filter(({ image }) => image).slice(0, MAX_PICTURES)
  if (pictured.length === 0) return null
  return (
    <Root aria-hidden>
      {pictured.map(({ productId, image = '', engraving }) => (
        <li key={productId}>
          <EngravedCloseUp image={image} engraving={engraving} aspect={1} />
        </li>
      ))}
    </Root>
  )
}

const Root = styled.ul`
  display: flex;
  justify-content: center;
  gap: ${space[3]};
  /* Over the edge of the coloured header. */
  margin-block-start: calc(-1 * ${space[4]});
  padding-inline: ${space[5]};
  & > li {
    flex: 0 1 9rem;
    overflow: hidden;
    border: 3px solid ${color.surface};
    border-radius: ${radius.l};
    box-shadow: ${shadow.m};
    list-style: none;
  }
`
