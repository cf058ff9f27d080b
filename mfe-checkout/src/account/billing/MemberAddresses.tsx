import type { Profile } from '@shop/contracts/wire/user.ts'
import { profileQuery } from '@shop/kernel/session'
import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useLazyDialog } from '@shop/ui/on-demand/useLazyDialog.ts'
import { color, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'

import { useAccountT, useT } from '../../messages.generated.ts'
import { formatPhone } from '../../profile/profile.ts'
import { ProfileError } from '../../profile/ProfileError.tsx'
import { Buyer } from '../orders/Buyer.tsx'
import { type AddressKind, addressKinds } from './address.ts'
import { AddressHeader } from './AddressHeader.ts'
import { DeliveryToAddress } from './DeliveryToAddress.tsx'

const loadDialog = async () => (await import('./EditAddress.tsx')).EditAddress

/** The member's address, to which orders go: that of the profile. */
export function MemberAddresses({ userId }: { userId: string }) {
  const t = useAccountT()
  const query = useQuery(profileQuery(userId))
  const [editing, setEditing] = useState(false)
  const close = () => setEditing(false)
  const tCheckout = useT()
  const { Dialog: EditAddress, isLoading } = useLazyDialog(loadDialog, {
    isOpen: editing,
    onClose: close,
    getFailure: () => tCheckout('dialog.unavailable'),
  })
  if (!query.data) return query.error ? <ProfileError query={query} /> : <AddressSkeleton />
  const profile = query.data
  return (
    <>
      <FormGrid>
        <OwnAddress
          kind="billing"
          profile={profile}
          action={
            profile.address && (
              <IconButton label={t('billing.edit.billing')} onClick={() => setEditing(true)}>
                {isLoading ? <Spinner /> : <Pencil aria-hidden />}
              </IconButton>
            )
          }
          footer={
            !profile.address && (
              <AddButton variant="secondary" busy={isLoading} onClick={() => setEditing(true)}>
                {t('billing.add')}
              </AddButton>
            )
          }
        />
        <OwnAddress
          kind="shipping"
          profile={profile}
          note={t('billing.sameAddress')}
          footer={<DeliveryToAddress address={profile.address ?? ''} />}
        />
      </FormGrid>
      {EditAddress && <EditAddress profile={profile} open={editing} onClose={close} />}
    </>
  )
}

interface OwnAddressProps {
  kind: AddressKind
  profile: Profile
  action?: ReactNode
  note?: string
  footer?: ReactNode
}

function OwnAddress({ kind, profile, action, note, footer }: OwnAddressProps) {
  const t = useAccountT()
  const titleId = useId()
  const { firstName, lastName = '', address = '' } = profile
  const name = `${firstName} ${lastName}`.trim()
  const phone = formatPhone(profile, ' ')
  const hint = note ?? (address ? null : t('billing.noAddress'))
  return (
    <Card as="section" aria-labelledby={titleId}>
      <AddressHeader>
        <h2 id={titleId}>{t(`billing.${kind}`)}</h2>
        {action}
      </AddressHeader>
      {address && <Buyer buyer={{ name, address, phone, email: '' }} />}
      {hint && <Note>{hint}</Note>}
      {footer}
    </Card>
  )
}

const AddButton = styled(Button)`
  margin-block-start: ${space[4]};
`

const Note = styled.p`
  color: ${color.muted};
`

/** The place of the addresses. */
export function AddressSkeleton() {
  const t = useAccountT()
  return (
    <Loading label={t('profile.loading')}>
      <FormGrid>
        {addressKinds.map((kind) => (
          <Card key={kind}>
            <AddressHeader>
              <h2>{t(`billing.${kind}`)}</h2>
            </AddressHeader>
            <Stack $gap="2">
              <Skeleton width="10rem" />
              <Skeleton width="14rem" />
              <Skeleton width="8rem" />
            </Stack>
          </Card>
        ))}
      </FormGrid>
    </Loading>
  )
}
