import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { useLazyDialog } from '@shop/ui/on-demand/useLazyDialog.ts'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useId, useState } from 'react'
import { styled } from 'styled-components'

import { SectionTitle } from '../../layout/SectionTitle.ts'
import { useAccountT, useT } from '../../messages.generated.ts'
import { AccountPage } from '../AccountPage.tsx'
import { MemberSamples } from '../MemberSamples.tsx'
import { type CardFormValues, type CardSummary, sampleCards, toCardSummary } from './card.ts'
import { CardList } from './CardList.tsx'
import { PlanCard } from './PlanCard.tsx'

const OwnPayments = lazyOptional(async () => (await import('./OwnPayments.tsx')).OwnPayments)

const loadDialog = async () => (await import('./AddCardDialog.tsx')).AddCardDialog

export function PaymentPage() {
  return (
    <AccountPage page="account.payment">
      <MemberSamples
        own={(userId) => (
          <Suspense fallback={null}>
            <OwnPayments userId={userId} />
          </Suspense>
        )}
      >
        <PlanCard />
        <PaymentMethods />
      </MemberSamples>
    </AccountPage>
  )
}

/** Added cards are kept in memory only, until the page is left. */
function PaymentMethods() {
  const t = useAccountT()
  const tCheckout = useT()
  const titleId = useId()
  const [added, setAdded] = useState<CardSummary[]>([])
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const { Dialog: AddCardDialog, isLoading } = useLazyDialog(loadDialog, {
    isOpen: adding,
    onClose: close,
    getFailure: () => tCheckout('dialog.unavailable'),
  })
  const samples = sampleCards.map((card) => ({ ...card, name: t('sample.name') }))
  const latest = added.at(-1)

  function add(form: CardFormValues) {
    setAdded([...added, toCardSummary(form)])
    close()
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack $gap="4">
        <Stack $row $justify="space-between">
          <div>
            <SectionTitle id={titleId}>{t('cards.title')}</SectionTitle>
            <Note>{t('cards.sampleNote')}</Note>
          </div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {isLoading ? <Spinner /> : <Plus aria-hidden />}
            <span>{t('cards.add')}</span>
          </Button>
        </Stack>
        {latest && (
          <Notice kind="success" role="status">
            {t('cards.added', { type: t(`card.type.${latest.type}`), digits: latest.lastDigits })}
          </Notice>
        )}
        <CardList samples={samples} added={added} />
      </Stack>
      {AddCardDialog && <AddCardDialog open={adding} onClose={close} onSubmit={add} />}
    </Card>
  )
}

const Note = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`
