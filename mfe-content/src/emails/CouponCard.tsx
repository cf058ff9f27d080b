import { getSalePercent, type SaleCoupon } from '@shop/contracts/sale-coupons.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useEmailsT } from '../messages.generated.ts'
import { CouponCode } from './CouponCode.tsx'

export function CouponCard({ code }: { code: SaleCoupon['code'] }) {
  const t = useEmailsT()
  return (
    <Root>
      <strong>{t('offers.discount', { percent: getSalePercent(code) })}</strong>
      <span>{t(`offers.${code}`)}</span>
      <CouponCode code={code} />
    </Root>
  )
}

const Root = styled.li`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[5]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  text-align: center;
  & > strong {
    font-size: ${font.xl};
  }
  & > span {
    margin-block-end: ${space[2]};
    color: ${color.muted};
    font-size: ${font.s};
  }
`
