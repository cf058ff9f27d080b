import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import Pencil from 'lucide-react/icons/pencil'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { AddressDialog } from './AddressDialog.tsx'
import type { Address, AddressKind } from './address.ts'
import { AddressLines } from './PostalAddress.tsx'
import { useT } from '../messages.ts'
import { useAddress } from './useAddress.ts'

/** One of the default addresses, with a way to change it. */
export function AddressCard({ kind }: { kind: AddressKind }) {
  const t = useT()
  const titleId = useId()
  const { address, changed, save, restore } = useAddress(kind)
  const [editing, setEditing] = useState(false)

  function keep(next: Address) {
    save(next)
    setEditing(false)
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{t(`billing.${kind}`)}</h2>
        <IconButton label={t(`billing.edit.${kind}`)} onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
        </IconButton>
      </Head>
      <AddressLines address={address} />
      <Changed role="status">
        {changed && (
          <>
            {t('billing.changed')}
            <Button variant="secondary" onClick={restore}>
              {t('billing.restore')}
            </Button>
          </>
        )}
      </Changed>
      <AddressDialog
        open={editing}
        title={t(`billing.edit.${kind}`)}
        initial={address}
        onClose={() => setEditing(false)}
        onSave={keep}
      />
    </Card>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-end: ${space[2]};
  & > h2 {
    font-size: ${font.l};
  }
  & > button {
    margin-inline-end: calc(-1 * ${space[2]});
  }
`

const Changed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${font.xs};
  &:not(:empty) {
    margin-block-start: ${space[4]};
  }
`
