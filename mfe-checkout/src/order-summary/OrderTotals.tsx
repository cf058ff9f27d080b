import type { Totals } from '@shop/contracts/rules/pricing.ts'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

interface Labelled {
  /** Names an amount; in the page's language without it. */
  label?: ((name: 'subtotal' | 'tax' | 'discount' | 'delivery' | 'total') => ReactNode) | undefined
}

/** Subtotal, taxes and, if there are any, the discount and the price of the delivery. */
export function PriceBreakdown({ totals, label }: Labelled & { totals: Totals }) {
  const t = useT()
  return (
    <TotalRows>
      <TotalRow label={label?.('subtotal') ?? t('totals.subtotal')} hundredths={totals.subtotal} />
      <TotalRow label={label?.('tax') ?? t('totals.taxes')} hundredths={totals.tax} />
      {totals.discount > 0 && (
        <TotalRow
          label={label?.('discount') ?? t('totals.discount')}
          hundredths={-totals.discount}
          data-discount
        />
      )}
      {totals.delivery !== undefined && (
        <TotalRow
          label={label?.('delivery') ?? t('totals.delivery')}
          hundredths={totals.delivery}
        />
      )}
    </TotalRows>
  )
}

/** @param props.total hundredths of OMR */
export function GrandTotal({ total, label }: Labelled & { total: number }) {
  const t = useT()
  return (
    <GrandTotalRows>
      <TotalRow label={label?.('total') ?? t('totals.total')} hundredths={total} />
    </GrandTotalRows>
  )
}

interface TotalRowProps {
  label: ReactNode
  hundredths: number
  'data-discount'?: boolean
}

/** An amount with its name. */
export function TotalRow({ label, hundredths, ...attributes }: TotalRowProps) {
  return (
    <div {...attributes}>
      <dt>{label}</dt>
      <dd>
        <Amount hundredths={hundredths} />
      </dd>
    </div>
  )
}

export const TotalRows = styled.dl`
  display: grid;
  gap: ${space[2]};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
  & > div > dt {
    color: ${color.muted};
  }
  & > div > dd {
    min-inline-size: 0;
    margin-inline-start: auto;
    overflow-wrap: anywhere;
    text-align: end;
  }
  & > div > dd > bdi {
    white-space: normal;
  }
  & > [data-discount] > * {
    color: ${color.success};
  }
`

const GrandTotalRows = styled(TotalRows)`
  font-size: ${font.l};
  & > div > dt,
  & > div > dd {
    color: inherit;
    font-weight: ${font.bold};
  }
`
