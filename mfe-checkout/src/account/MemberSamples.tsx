import { Card } from '@shop/ui/card/Card.tsx'
import { Fold } from '@shop/ui/layout/Fold.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { ReactNode } from 'react'

import { useAccountT } from '../messages.generated.ts'
import { OwnAccount } from './OwnAccount.tsx'

interface MemberSamplesProps {
  /** What is true of a member's account in place of the samples. */
  note?: ReactNode
  /** What a member has in their place. */
  own?: (userId: string) => ReactNode
  children: ReactNode
}

/** The template's samples: folded away for a member with an account of their own, as they are for everybody else. */
export function MemberSamples({ note, own, children }: MemberSamplesProps) {
  const t = useAccountT()
  const renderCard = (samples: ReactNode) => (
    <Card>
      {note && <p>{note}</p>}
      <Fold summary={t('samples')}>
        <Stack $gap="5">{samples}</Stack>
      </Fold>
    </Card>
  )
  return (
    <OwnAccount samples={<Stack $gap="5">{children}</Stack>} skeleton={renderCard(null)}>
      {(userId) => (
        <Stack $gap="5">
          {own?.(userId)}
          {renderCard(children)}
        </Stack>
      )}
    </OwnAccount>
  )
}
