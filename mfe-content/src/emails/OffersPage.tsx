import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'

import { coupons } from './coupons.ts'
import { CouponCard } from './CouponCard.tsx'
import { EmailBanner } from './EmailBanner.tsx'
import { EmailPage } from './EmailPage.tsx'
import { emailPictures } from './emails.pictures.ts'
import { EmailBody, Note } from './email-body.styles.ts'
import { T, useT } from './messages.ts'
import { Banner, Coupons } from './OffersPage.styles.ts'
import { useSampleValues } from './useSampleValues.ts'

export function OffersPage() {
  const t = useT()
  const values = useSampleValues()
  return (
    <EmailPage email="offers">
      <EmailBanner files={emailPictures.saleOffer} />
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
          {coupons.map(({ code }) => (
            <CouponCard key={code} code={code} />
          ))}
        </Coupons>
        <Note>
          <T id="offers.codeHint" components={{ 0: <Link to={sitePaths.cart} /> }} />
        </Note>
      </EmailBody>
    </EmailPage>
  )
}
