import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { SkeletonUntilHydrated } from '@shop/ui/feedback/SkeletonUntilHydrated.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

import { SectionTitle } from '../../layout/SectionTitle.ts'
import { AccountT, useAccountT } from '../../messages.generated.ts'
import { useAccountStorage } from '../useAccountStorage.ts'

const MONTHLY_PRICE_USD = 18

/** The rial is pegged to the dollar. */
const USD_PER_OMR = 2.6008

export function PlanCard() {
  const t = useAccountT()
  const titleId = useId()
  const [stored, update] = useAccountStorage('plan')
  const annual = stored === 'annual'
  const price = annual ? 12 * MONTHLY_PRICE_USD : MONTHLY_PRICE_USD
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack $row $justify="space-between">
        <div aria-live="polite">
          <SectionTitle id={titleId}>{t('plan.title')}</SectionTitle>
          <SkeletonUntilHydrated>
            <Price>
              <AccountT
                id={annual ? 'plan.annual' : 'plan.monthly'}
                // The same in both languages.
                values={{ price: `$${price}` }}
                components={{ 0: <bdi translate="no" /> }}
              />
            </Price>
            <Text>
              {t(annual ? 'plan.annualNote' : 'plan.monthlyNote')} {t('plan.inOmr')}{' '}
              <Amount hundredths={Math.round((price * 100) / USD_PER_OMR)} />
            </Text>
          </SkeletonUntilHydrated>
        </div>
        <Button onClick={() => update(() => (annual ? null : 'annual'))}>
          {t(annual ? 'plan.switchToMonthly' : 'plan.switchToAnnual')}
        </Button>
      </Stack>
      <Note>{t('plan.sampleNote')}</Note>
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
