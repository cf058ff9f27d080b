import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { color, radius } from '@shop/ui/tokens/tokens.ts'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

interface QuantityStepperProps {
  product: string
  quantity: number
  onDecrease: () => void
  onIncrease: () => void
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { product, quantity, onDecrease, onIncrease } = props
  const t = useT()
  const { lang } = useLanguage()
  return (
    <Root role="group" aria-label={t('cart.quantityOf', { product })}>
      <IconButton
        label={t('cart.decrease', { product })}
        disabled={quantity <= 1}
        onClick={onDecrease}
      >
        <Minus aria-hidden />
      </IconButton>
      <Count translate="no">{formatNumber(quantity, lang)}</Count>
      <IconButton label={t('cart.increase', { product })} onClick={onIncrease}>
        <Plus aria-hidden />
      </IconButton>
    </Root>
  )
}

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.surface};
`

const Count = styled.span`
  min-inline-size: 2ch;
  text-align: center;
  font-variant-numeric: tabular-nums;
`
