import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { PartTitle } from '../../order-summary/summary.styles.ts'
import { AddCardDialog } from './AddCardDialog.tsx'
import { savedCard, type CardForm, type SavedCard } from './card.ts'
import { CardList } from './CardList.tsx'
import { sampleCards } from './sample-cards.ts'
import { useT } from '../messages.ts'

/** The cards, and a way to add one to the list for as long as the page is open. */
export function Cards() {
  const t = useT()
  const titleId = useId()
  const [added, setAdded] = useState<SavedCard[]>([])
  const [adding, setAdding] = useState(false)
  const samples = sampleCards.map((card) => ({ ...card, name: t('sample.name') }))
  const latest = added.at(-1)

  function add(form: CardForm) {
    setAdded([...added, savedCard(form)])
    setAdding(false)
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack $gap="4">
        <Stack $row $justify="space-between">
          <div>
            <PartTitle id={titleId}>{t('cards.title')}</PartTitle>
            <Note>{t('cards.note')}</Note>
          </div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {t('cards.add')}
          </Button>
        </Stack>
        {latest && (
          <Notice kind="success" role="status">
            {t('cards.added', { type: t(`card.type.${latest.type}`), digits: latest.digits })}
          </Notice>
        )}
        <CardList samples={samples} added={added} />
      </Stack>
      <AddCardDialog open={adding} onClose={() => setAdding(false)} onAdd={add} />
    </Card>
  )
}

const Note = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`
