import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { SkeletonUntilHydrated } from '@shop/ui/feedback/SkeletonUntilHydrated.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { useLazyDialog } from '@shop/ui/on-demand/useLazyDialog.ts'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import Pencil from 'lucide-react/icons/pencil'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { useAccountT, useT } from '../../messages.generated.ts'
import { SampleBadge } from '../SampleBadge.tsx'
import type { Address, AddressKind } from './address.ts'
import { AddressHeader } from './AddressHeader.ts'
import { PostalAddress } from './PostalAddress.tsx'
import { useAddress } from './useAddress.ts'

const loadDialog = async () => (await import('./EditSampleAddress.tsx')).EditSampleAddress

export function AddressCard({ kind }: { kind: AddressKind }) {
  const t = useAccountT()
  const tCheckout = useT()
  const titleId = useId()
  const { address, customized, save, reset } = useAddress(kind)
  const [editing, setEditing] = useState(false)
  const close = () => setEditing(false)
  const { Dialog: EditSampleAddress, isLoading } = useLazyDialog(loadDialog, {
    isOpen: editing,
    onClose: close,
    getFailure: () => tCheckout('dialog.unavailable'),
  })

  function handleSave(next: Address) {
    save(next)
    close()
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <AddressHeader>
        <h2 id={titleId}>{t(`billing.${kind}`)}</h2>
        {!customized && <SampleBadge />}
        <IconButton label={t(`billing.edit.${kind}`)} onClick={() => setEditing(true)}>
          {isLoading ? <Spinner /> : <Pencil aria-hidden />}
        </IconButton>
      </AddressHeader>
      <SkeletonUntilHydrated>
        <PostalAddress address={address} />
      </SkeletonUntilHydrated>
      <CustomizedNote role="status">
        {customized && (
          <>
            <span>{t('billing.customized')}</span>
            <Button variant="secondary" onClick={reset}>
              {t('billing.resetToSample')}
            </Button>
          </>
        )}
      </CustomizedNote>
      {EditSampleAddress && (
        <EditSampleAddress
          open={editing}
          onClose={close}
          title={t(`billing.edit.${kind}`)}
          initial={address}
          onSave={handleSave}
        />
      )}
    </Card>
  )
}

const CustomizedNote = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${font.xs};
  &:not(:empty) {
    margin-block-start: ${space[4]};
  }
`
