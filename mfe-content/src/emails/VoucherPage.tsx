import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'

import { useEmailsT } from '../messages.generated.ts'
import { EmailBody, Note } from './email-body.styles.ts'
import { EmailBanner } from './EmailBanner.tsx'
import { EmailIntro } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import picture from './pictures/gift-voucher.json'
import { useSampleValues } from './useSampleValues.ts'
import { VoucherCard } from './VoucherCard.tsx'

export function VoucherPage() {
  const t = useEmailsT()
  const values = useSampleValues()
  return (
    <EmailPage email="voucher">
      <EmailBanner files={picture} />
      <EmailBody>
        <EmailIntro email="voucher" />
        <VoucherCard code="SALE50OFF" />
        <ButtonLink to={sitePaths.cart} size="l">
          {t('voucher.button')}
        </ButtonLink>
        <Note>{t('voucher.codeHint', values)}</Note>
      </EmailBody>
    </EmailPage>
  )
}
