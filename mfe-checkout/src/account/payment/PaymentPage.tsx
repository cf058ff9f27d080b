import { AccountPage } from '../AccountPage.tsx'
import { Cards } from './PaymentMethods.tsx'
import { Plan } from './PlanCard.tsx'

export function PaymentPage() {
  return (
    <AccountPage page="account.payment">
      <Plan />
      <Cards />
    </AccountPage>
  )
}
