import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { ShortTime } from '../list/ShortTime.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { listSteps } from './order-steps.ts'

/** The way of an order: what was done, and when, and what is still to come. */
export function OrderSteps({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const steps = listSteps(order)
  if (steps.length === 0) return null
  return (
    <Root aria-label={t('order.steps')}>
      {steps.map(({ name, at }) => (
        <StepItem key={name} $isDone={at !== null}>
          <span>{t(`order.stepName.${name}`)}</span>
          {at === null ? (
            <VisuallyHidden>{t('order.stepToCome')}</VisuallyHidden>
          ) : (
            <small>
              <ShortTime at={at} />
            </small>
          )}
        </StepItem>
      ))}
    </Root>
  )
}

const Root = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[2]};
`

const StepItem = styled.li<{ $isDone: boolean }>`
  display: grid;
  align-content: start;
  padding-block-start: ${space[2]};
  border-block-start: 4px solid ${({ $isDone }) => ($isDone ? color.accent : color.line)};
  border-start-start-radius: ${radius.s};
  border-start-end-radius: ${radius.s};
  color: ${({ $isDone }) => ($isDone ? color.text : color.muted)};
  font-size: ${font.s};
  & > small {
    color: ${color.muted};
    font-size: ${font.xs};
  }
`
