import { Link } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'

import { AccountT, useAccountT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { AccountPage } from '../AccountPage.tsx'
import { addressKinds } from './address.ts'
import { AddressCard } from './AddressCard.tsx'

export function BillingPage() {
  const t = useAccountT()
  return (
    <AccountPage page="account.billing">
      <Notice>{t('billing.sampleNote')}</Notice>
      <FormGrid>
        {addressKinds.map((kind) => (
          <AddressCard key={kind} kind={kind} />
        ))}
      </FormGrid>
      <p>
        <AccountT
          id="billing.checkoutNote"
          components={{ 0: <Link to={paths['account.settings']} /> }}
        />
      </p>
    </AccountPage>
  )
}
