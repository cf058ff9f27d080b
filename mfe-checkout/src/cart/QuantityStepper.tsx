import { formatNumber } from '@shop/i18n/format.ts'
import { MAX_ENTERED_QUANTITY, MAX_QUANTITY } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { FieldError } from '@shop/ui/form/FieldError.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { QuantityInput } from './QuantityInput.tsx'

interface QuantityStepperProps {
  product: string
  quantity: number
  onStep: (delta: 1 | -1) => void
  /** Sets an entered quantity; false when it is not a valid one. */
  onEnter: (quantity: number) => boolean
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { product, quantity, onStep, onEnter } = props
  const t = useT()
  const { lang } = useLanguage()
  const errorId = useId()
  const [rejected, setRejected] = useState(false)
  const max = formatNumber(MAX_ENTERED_QUANTITY, lang)
  const error = rejected
    ? t('cart.quantity.invalid', { max, quantity: formatNumber(quantity, lang) })
    : quantity > MAX_ENTERED_QUANTITY && t('cart.quantity.tooLarge', { max })
  const label = t('cart.quantityOf', { product })

  function step(delta: 1 | -1) {
    setRejected(false)
    const next = quantity + delta
    if (next >= 1 && next <= MAX_QUANTITY) onStep(delta)
  }

  return (
    <div>
      <Root role="group" aria-label={label}>
        <IconButton
          label={t('cart.decrease', { product })}
          disabled={quantity <= 1}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden />
        </IconButton>
        <QuantityInput
          label={label}
          quantity={quantity}
          errorId={error ? errorId : undefined}
          onEnter={(entered) => setRejected(!onEnter(entered))}
          onStep={step}
        />
        <IconButton
          label={t('cart.increase', { product })}
          disabled={quantity >= MAX_QUANTITY}
          onClick={() => step(1)}
        >
          <Plus aria-hidden />
        </IconButton>
      </Root>
      <Message role="alert" ref={rejected ? scrollIntoView : undefined}>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </Message>
    </div>
  )
}

/** The sticky footer of a phone's cart may be in front of it. */
function scrollIntoView(message: HTMLElement | null) {
  message?.scrollIntoView({ block: 'nearest' })
}

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.surface};
`

const Message = styled.div`
  max-inline-size: 16rem;
  white-space: normal;
  &:not(:empty) {
    margin-block-start: ${space[2]};
  }
`
