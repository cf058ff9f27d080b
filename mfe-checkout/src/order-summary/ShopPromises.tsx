import { RETURN_DAYS } from '@shop/contracts/rules/delivery.ts'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { PromiseNote } from './promise-note.styles.ts'
import { SecurePaymentNote } from './SecurePaymentNote.tsx'

/** What the shop promises whoever pays. */
export function ShopPromises() {
  const t = useT()
  return (
    <Root>
      <SecurePaymentNote />
      <PromiseNote>
        <RotateCcw aria-hidden />
        {t('promise.returns', { days: RETURN_DAYS })}
      </PromiseNote>
      <PromiseNote>
        <ShieldCheck aria-hidden />
        {t('promise.warranty')}
      </PromiseNote>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block-end: ${space[5]};
  ${mediaQuery.laptop} {
    padding: 0 ${space[5]} ${space[5]};
  }
`
