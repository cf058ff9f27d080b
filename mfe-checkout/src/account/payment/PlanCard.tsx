import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

import { PartTitle } from '../../order-summary/summary.styles.ts'
import { T, useT } from '../messages.ts'
import { planPrice } from './plan.ts'
import { useStored } from '../useAccountStorage.ts'

/** The plan, which switches between a month and a year at a time. */
export function Plan() {
  const t = useT()
  const titleId = useId()
  const [stored, update] = useStored('plan')
  const annual = stored === 'annual'
  const plan = annual ? 'annual' : 'monthly'
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack $row $justify="space-between">
        <div aria-live="polite">
          <PartTitle id={titleId}>{t('plan.title')}</PartTitle>
          <Price>
            <T
              id={`plan.${plan}`}
              values={{ price: planPrice(plan) }}
              components={{ 0: <bdi translate="no" /> }}
            />
          </Price>
          <Text>{t(annual ? 'plan.year' : 'plan.month')}</Text>
        </div>
        <Button onClick={() => update(() => (annual ? null : 'annual'))}>
          {t(annual ? 'plan.toMonthly' : 'plan.toAnnual')}
        </Button>
      </Stack>
      <Note>{t('plan.note')}</Note>
    </Card>
  )
}

const Price = styled.p`
  margin-block: ${space[3]} ${space[1]};
  font-size: ${font['2xl']};
  font-weight: ${font.medium};
  line-height: ${font.leadingTight};
`

const Text = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`

const Note = styled(Text)`
  margin-block-start: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
`
