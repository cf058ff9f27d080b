import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import ShoppingBag from 'lucide-react/icons/shopping-bag'

import { useEmailsT } from '../messages.generated.ts'
import { CouponCode } from './CouponCode.tsx'
import { EmailBody, Note } from './email-body.styles.ts'
import { EmailIntro } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import { OrderTable } from './OrderTable.tsx'
import { useSampleValues } from './useSampleValues.ts'

export function CartPage() {
  const t = useEmailsT()
  const values = useSampleValues()
  return (
    <EmailPage email="cart">
      <EmailBody>
        <EmailIntro email="cart" icon={<ShoppingBag />} />
        <OrderTable />
        <ButtonLink to={sitePaths.cart} size="l">
          {t('cart.button')}
        </ButtonLink>
        <Note>{t('cart.codeHint', values)}</Note>
        <CouponCode code="SALE20OFF" />
      </EmailBody>
    </EmailPage>
  )
}
