import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { SkeletonUntilHydrated } from '@shop/ui/feedback/SkeletonUntilHydrated.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import Pencil from 'lucide-react/icons/pencil'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { FormDialog } from '../FormDialog.tsx'
import { SampleBadge } from '../SampleBadge.tsx'
import type { Address, AddressKind } from './address.ts'
import { AddressForm } from './AddressForm.tsx'
import { PostalAddress } from './PostalAddress.tsx'
import { useAddress } from './useAddress.ts'

export function AddressCard({ kind }: { kind: AddressKind }) {
  const t = useAccountT()
  const titleId = useId()
  const { address, customized, save, reset } = useAddress(kind)
  const [editing, setEditing] = useState(false)

  function handleSave(next: Address) {
    save(next)
    setEditing(false)
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <Header>
        <h2 id={titleId}>{t(`billing.${kind}`)}</h2>
        {!customized && <SampleBadge />}
        <IconButton label={t(`billing.edit.${kind}`)} onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
        </IconButton>
      </Header>
      <SkeletonUntilHydrated>
        <PostalAddress address={address} />
      </SkeletonUntilHydrated>
      <CustomizedNote role="status">
        {customized && (
          <>
            {t('billing.customized')}
            <Button variant="secondary" onClick={reset}>
              {t('billing.resetToSample')}
            </Button>
          </>
        )}
      </CustomizedNote>
      <FormDialog
        open={editing}
        onClose={() => setEditing(false)}
        title={t(`billing.edit.${kind}`)}
        submitLabel={t('billing.save')}
      >
        {(formId) => <AddressForm id={formId} initial={address} onSave={handleSave} />}
      </FormDialog>
    </Card>
  )
}

const Header = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-block-end: ${space[2]};
  & > h2 {
    font-size: ${font.l};
  }
  & > button {
    margin-inline-start: auto;
    margin-inline-end: calc(-1 * ${space[2]});
  }
`

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
