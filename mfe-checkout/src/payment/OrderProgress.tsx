import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import Check from 'lucide-react/icons/check'
import Package from 'lucide-react/icons/package'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useDescribeDelivery } from '../delivery/delivery.ts'
import { useT } from '../messages.generated.ts'
import { Section } from './payment.styles.ts'

/** What happens to a paid order until it is with its buyer; nothing where no day was agreed. */
export function OrderProgress({ session }: { session: PaymentSession }) {
  const t = useT()
  const titleId = useId()
  const describe = useDescribeDelivery()
  const { delivery, products = [] } = session
  if (!delivery?.expectedOn) return null
  const { title, day } = describe(delivery.store, delivery.expectedOn)
  const isEngraved = products.some(({ engraving }) => engraving !== undefined)
  const Arrival = delivery.store ? Store : Truck
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('progress.title')}</h2>
      <Steps>
        <li data-done>
          <Check aria-hidden />
          <div>
            <b>{t('progress.paid')}</b>
            <p>{t('progress.paidText')}</p>
          </div>
        </li>
        <li>
          <Package aria-hidden />
          <div>
            <b>{t('progress.prepare')}</b>
            <p>{t(isEngraved ? 'progress.engrave' : 'progress.pack')}</p>
          </div>
        </li>
        <li>
          <Arrival aria-hidden />
          <div>
            <b>{day}</b>
            <p>{title}</p>
          </div>
        </li>
      </Steps>
    </Section>
  )
}

const Steps = styled.ol`
  display: grid;
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: ${space[4]};
    padding-block-end: ${space[5]};
    list-style: none;
    ${mediaQuery.tablet} {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: ${space[3]};
      padding-block-end: 0;
      padding-inline-end: ${space[4]};
    }
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  /* The way from one step to the next. */
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 2.5rem 0;
    inset-inline-start: calc(1.25rem - 1px);
    inline-size: 2px;
    background: ${color.line};
    ${mediaQuery.tablet} {
      inset-block: calc(1.25rem - 1px) auto;
      inset-inline: 2.5rem 0;
      inline-size: auto;
      block-size: 2px;
    }
  }
  & > li > svg {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: ${space[2]};
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accent};
    stroke-width: 1.75;
  }
  & > [data-done] > svg {
    background: ${color.success};
    color: ${color.surface};
  }
  & > [data-done]::before {
    background: ${color.success} !important;
  }
  & b {
    font-weight: ${font.medium};
  }
  & p {
    color: ${color.muted};
    font-size: ${font.s};
  }
`
