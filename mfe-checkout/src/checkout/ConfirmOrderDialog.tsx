import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { SecurePaymentNote } from '../order-summary/SecurePaymentNote.tsx'
import type { ProfileFields } from '../profile/profile.ts'

interface ConfirmOrderDialogProps {
  /** The billing address to be confirmed; closed without one. */
  billing: ProfileFields | null
  /** Hundredths of OMR. */
  total: number
  onCancel: () => void
  onConfirm: () => void
}

/** Asks for the confirmation of an order, and says what is confirmed. */
export function ConfirmOrderDialog(props: ConfirmOrderDialogProps) {
  const { billing, total, onCancel, onConfirm } = props
  const t = useT()
  return (
    <Dialog
      open={billing !== null}
      onClose={onCancel}
      title={t('checkout.confirmTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('checkout.cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('checkout.confirm')}</Button>
        </>
      }
    >
      <Stack $gap="4">
        <p>{t('checkout.confirmText')}</p>
        <Facts>
          <div>
            <dt>{t('totals.total')}</dt>
            <dd>
              <Amount hundredths={total} />
            </dd>
          </div>
          <div>
            <dt>{t('checkout.address')}</dt>
            <dd>
              <bdi translate="no">{billing?.address}</bdi>
            </dd>
          </div>
        </Facts>
        <SecurePaymentNote />
      </Stack>
    </Dialog>
  )
}

const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  & > div > dt {
    color: ${color.muted};
    font-size: ${font.s};
  }
  & > div > dd {
    font-weight: ${font.medium};
    overflow-wrap: anywhere;
  }
`
