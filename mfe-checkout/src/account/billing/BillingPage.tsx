import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Link } from '@shop/router'

import paths from '../../paths.json'
import { AccountPage } from '../AccountPage.tsx'
import { AddressCard } from './AddressCard.tsx'
import { addressKinds } from './address.ts'
import { T, useT } from '../messages.ts'

export function BillingPage() {
  const t = useT()
  return (
    <AccountPage page="account.billing">
      <Notice>{t('billing.sample')}</Notice>
      <FormGrid>
        {addressKinds.map((kind) => (
          <AddressCard key={kind} kind={kind} />
        ))}
      </FormGrid>
      <p>
        <T id="billing.checkout" components={{ 0: <Link to={paths['account.settings']} /> }} />
      </p>
    </AccountPage>
  )
}
