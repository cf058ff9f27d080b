import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import ShoppingBag from 'lucide-react/icons/shopping-bag'

import { CouponCode } from './CouponCode.tsx'
import { EmailLead } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import { Letter, Small } from './email-body.styles.ts'
import { useT } from './messages.ts'
import { OrderTable } from './OrderTable.tsx'
import { useSampleValues } from './useSampleValues.ts'

export function CartPage() {
  const t = useT()
  const values = useSampleValues()
  return (
    <EmailPage email="cart">
      <Letter>
        <EmailLead email="cart" icon={<ShoppingBag />} />
        <OrderTable />
        <ButtonLink to={sitePaths.cart} size="l">
          {t('cart.button')}
        </ButtonLink>
        <Small>{t('cart.code', values)}</Small>
        <CouponCode code="SALE20OFF" />
      </Letter>
    </EmailPage>
  )
}
