import type { SaleCoupon } from '@shop/contracts/sale-coupons.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export function CouponCode({ code }: { code: SaleCoupon['code'] }) {
  return <Root translate="no">{code}</Root>
}

const Root = styled.bdi`
  display: inline-block;
  padding: ${space[2]} ${space[4]};
  border: 1px dashed ${color.copper};
  border-radius: ${radius.s};
  background: ${color.copperSoft};
  color: ${color.copper};
  font-family: ${font.mono};
  font-weight: ${font.bold};
  letter-spacing: 0.06em;
`
