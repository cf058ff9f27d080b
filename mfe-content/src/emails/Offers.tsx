import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { getSalePercent, type SaleCoupon, saleCoupons } from '@shop/contracts/rules/sale-coupons.ts'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { EmailsT, useEmailsT } from '../messages.generated.ts'
import { CouponCode, EmailBanner, EmailBody, Note } from './email-parts.tsx'
import picture from './pictures/sale-offer.json'
import { useSampleValues } from './useSampleValues.ts'

/** Content of the e-mail with all discount codes of the sale. */
export function Offers() {
  const t = useEmailsT()
  const values = useSampleValues()
  return (
    <>
      <EmailBanner files={picture} />
      <Banner>
        <p>{t('offers.season')}</p>
        <h3>{t('offers.headline', values)}</h3>
        <p>{t('offers.text', values)}</p>
        <ButtonLink to={sitePaths.sale} size="l">
          {t('offers.button')}
        </ButtonLink>
      </Banner>
      <EmailBody>
        <Coupons>
          {saleCoupons.map(({ code }) => (
            <CouponCard key={code} code={code} />
          ))}
        </Coupons>
        <Note>
          <EmailsT id="offers.codeHint" components={{ 0: <Link to={sitePaths.cart} /> }} />
        </Note>
      </EmailBody>
    </>
  )
}

function CouponCard({ code }: { code: SaleCoupon['code'] }) {
  const t = useEmailsT()
  return (
    <Coupon>
      <strong>{t('offers.discount', { percent: getSalePercent(code) })}</strong>
      <span>{t(`offers.${code}`)}</span>
      <CouponCode code={code} />
    </Coupon>
  )
}

const Banner = styled(DarkSection)`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[6]} ${space[5]} ${space[7]};
  text-align: center;
  & > h3 {
    font-size: ${font.display};
  }
  & > p {
    max-inline-size: 26rem;
    color: ${color.muted};
  }
  & > p:first-child {
    color: ${color.copper};
    font-weight: ${font.medium};
  }
`

const Coupons = styled.ul`
  display: grid;
  gap: ${space[3]};
  inline-size: 100%;
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Coupon = styled.li`
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
