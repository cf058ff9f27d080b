import { getSalePercent, type SaleCoupon } from '@shop/contracts/rules/sale-coupons.ts'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useEmailsT } from '../messages.generated.ts'
import { CouponCode } from './email-parts.tsx'
import { useSampleValues } from './useSampleValues.ts'

export function VoucherCard({ code }: { code: SaleCoupon['code'] }) {
  const t = useEmailsT()
  const values = useSampleValues()
  return (
    <Root>
      <span>{t('voucher.title')}</span>
      <strong>{t('offers.discount', { percent: getSalePercent(code) })}</strong>
      <CouponCode code={code} />
      <GiftMessage>
        <blockquote>{t('voucher.message')}</blockquote>
        <figcaption>{values.friend}</figcaption>
      </GiftMessage>
    </Root>
  )
}

const Root = styled(DarkSection)`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  padding: ${space[6]} ${space[5]};
  border-radius: ${radius.l};
  text-align: center;
  & > span {
    color: ${color.copper};
    font-weight: ${font.medium};
  }
  & > strong {
    font-size: ${font['3xl']};
    line-height: ${font.leadingTight};
  }
`

const GiftMessage = styled.figure`
  display: grid;
  gap: ${space[1]};
  max-inline-size: 24rem;
  margin-block-start: ${space[3]};
  & > figcaption {
    color: ${color.muted};
    font-size: ${font.s};
  }
`
