import { AccountPage } from './AccountPage.tsx'
import { Cards } from './Cards.tsx'
import { Plan } from './Plan.tsx'

export function PaymentPage() {
  return (
    <AccountPage page="account.payment">
      <Plan />
      <Cards />
    </AccountPage>
  )
}
