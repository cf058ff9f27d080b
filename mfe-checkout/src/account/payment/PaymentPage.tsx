import { AccountPage } from '../AccountPage.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { PlanCard } from './PlanCard.tsx'

export function PaymentPage() {
  return (
    <AccountPage page="account.payment">
      <PlanCard />
      <PaymentMethods />
    </AccountPage>
  )
}
