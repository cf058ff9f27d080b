import { getConfig } from '@shop/kernel/config'
import { CardLogos } from '@shop/ui/brand/CardLogos.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { DotList } from '@shop/ui/text/DotList.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

import { listOfflineMethods } from '../../checkout/offline-methods.ts'
import { SectionTitle } from '../../layout/SectionTitle.ts'
import { useAccountT, useT } from '../../messages.generated.ts'
import { PaidOrders } from '../invoice/PaidOrders.tsx'

/** How a member can pay, and what they have paid. */
export function OwnPayments({ userId }: { userId: string }) {
  const t = useAccountT()
  const tShop = useT()
  const titleId = useId()
  const { wallets = [] } = getConfig()
  const offline = listOfflineMethods()
  return (
    <>
      <PaidOrders userId={userId} />
      <Card as="section" aria-labelledby={titleId}>
        <SectionTitle id={titleId}>{t('payment.methods')}</SectionTitle>
        <Methods>
          <CardLogos label={tShop('cart.cards')} />
          {wallets.length + offline.length > 0 && (
            <DotList>
              {[...wallets, ...offline.map((method) => tShop(`paymentMethod.${method}`))]}
            </DotList>
          )}
        </Methods>
        <Muted>{t('payment.ownNote')}</Muted>
      </Card>
    </>
  )
}

const Methods = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  margin-block: ${space[4]};
`
