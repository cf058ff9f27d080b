import { Amount } from '@shop/ui/text/Amount.tsx'
import { font } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { Rows } from './rows.styles.ts'

/** What is to be paid. @param props.total hundredths of OMR */
export function TotalRow({ total }: { total: number }) {
  const t = useT()
  return (
    <Strong>
      <div>
        <dt>{t('totals.total')}</dt>
        <dd>
          <Amount hundredths={total} />
        </dd>
      </div>
    </Strong>
  )
}

const Strong = styled(Rows)`
  font-size: ${font.l};
  & > div > dt,
  & > div > dd {
    color: inherit;
    font-weight: ${font.bold};
  }
`
