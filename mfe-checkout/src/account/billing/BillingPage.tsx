import { Link } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { AccountT, useAccountT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { AccountPage } from '../AccountPage.tsx'
import { OwnAccount } from '../OwnAccount.tsx'
import { addressKinds } from './address.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressSkeleton, MemberAddresses } from './MemberAddresses.tsx'

/** A member's own addresses, or the samples. */
export function BillingPage() {
  return (
    <AccountPage page="account.billing">
      <OwnAccount samples={<SampleAddresses />} skeleton={<AddressSkeleton />}>
        {(userId) => <MemberAddresses key={userId} userId={userId} />}
      </OwnAccount>
    </AccountPage>
  )
}

function SampleAddresses() {
  const t = useAccountT()
  return (
    <Stack $gap="5">
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
    </Stack>
  )
}
