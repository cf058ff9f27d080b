import { saleCoupons } from '@shop/contracts/sale-coupons.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { DarkSection } from '@shop/ui/layout/DarkSection.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { EmailsT, useEmailsT } from '../messages.generated.ts'
import { CouponCard } from './CouponCard.tsx'
import { EmailBody, Note } from './email-body.styles.ts'
import { EmailBanner } from './EmailBanner.tsx'
import { EmailPage } from './EmailPage.tsx'
import picture from './pictures/sale-offer.json'
import { useSampleValues } from './useSampleValues.ts'

export function OffersPage() {
  const t = useEmailsT()
  const values = useSampleValues()
  return (
    <EmailPage email="offers">
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
    </EmailPage>
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
