import { Link } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'

import paths from '../../paths.json'
import { AccountPage } from '../AccountPage.tsx'
import { T, useT } from '../messages.ts'
import { addressKinds } from './address.ts'
import { AddressCard } from './AddressCard.tsx'

export function BillingPage() {
  const t = useT()
  return (
    <AccountPage page="account.billing">
      <Notice>{t('billing.sampleNote')}</Notice>
      <FormGrid>
        {addressKinds.map((kind) => (
          <AddressCard key={kind} kind={kind} />
        ))}
      </FormGrid>
      <p>
        <T id="billing.checkoutNote" components={{ 0: <Link to={paths['account.settings']} /> }} />
      </p>
    </AccountPage>
  )
}
