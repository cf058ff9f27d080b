import { findTrackingUrl } from '@shop/contracts/rules/tracking-link.ts'
import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import Check from 'lucide-react/icons/check'
import Truck from 'lucide-react/icons/truck'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useArrivalText } from '../../delivery/delivery.ts'
import { SectionTitle } from '../../layout/SectionTitle.ts'
import { useAccountT } from '../../messages.generated.ts'
import { toProgress } from './order-progress.ts'

/** By which day an order is with its buyer, and how far it is; nothing for one that goes no further. */
export function OrderProgress({ order }: { order: MemberOrder }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const describeArrival = useArrivalText()
  const titleId = useId()
  const points = toProgress(order)
  if (!points) return null
  const isThere = points.at(-1)?.state !== 'ahead'
  const arrival = isThere ? undefined : order.delivery && describeArrival(order.delivery)
  const { fulfilment, carrier, trackingNumber } = order
  const trackingUrl = fulfilment === 'sent' && findTrackingUrl(carrier, trackingNumber)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{arrival ?? t('order.progress')}</SectionTitle>
      <Steps>
        {points.map(({ step, state, at }) => (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Marker aria-hidden>{state !== 'ahead' && <Check />}</Marker>
            <div>
              <b>{t(`order.step.${step}`)}</b>
              {at && <small>{formatDay(at, lang, 'medium', SHOP_TIME_ZONE)}</small>}
            </div>
          </li>
        ))}
      </Steps>
      {trackingUrl && (
        <Track external href={trackingUrl} target="_blank" rel="noopener noreferrer">
          <Truck aria-hidden />
          {t('order.track')}
        </Track>
      )}
    </Card>
  )
}

const Track = styled(ButtonLink)`
  margin-block-start: ${space[5]};
`

const MARKER = '1.75rem'
const LINE = '2px'

const Steps = styled.ol`
  display: grid;
  margin-block-start: ${space[5]};
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: ${MARKER} minmax(0, 1fr);
    gap: ${space[3]};
    min-block-size: 3.5rem;
    color: ${color.muted};
    font-size: ${font.s};
  }
  & > li:last-child {
    min-block-size: 0;
  }
  /* The way to the next step. */
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: ${MARKER} 0;
    inset-inline-start: calc((${MARKER} - ${LINE}) / 2);
    inline-size: ${LINE};
    background: ${color.line};
  }
  & > li[data-state='done']::before {
    background: ${color.accent};
  }
  & b {
    display: block;
    font-weight: ${font.regular};
    line-height: ${MARKER};
  }
  & > li:not([data-state='ahead']) b {
    color: ${color.text};
  }
  & > li[data-state='current'] b {
    font-weight: ${font.bold};
  }
  & small {
    display: block;
    font-size: ${font.xs};
  }
  ${mediaQuery.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    & > li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: ${space[1]};
      min-block-size: 0;
      padding-inline-end: ${space[3]};
    }
    & > li:not(:last-child)::before {
      inset-block: calc((${MARKER} - ${LINE}) / 2) auto;
      inset-inline: ${MARKER} 0;
      inline-size: auto;
      block-size: ${LINE};
    }
  }
`

const Marker = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${MARKER};
  block-size: ${MARKER};
  border: ${LINE} solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.surface};
  li:not([data-state='ahead']) > & {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.accentText};
  }
  li[data-state='current'] > & {
    box-shadow: 0 0 0 4px ${color.accentSoft};
  }
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 2.5;
  }
`
