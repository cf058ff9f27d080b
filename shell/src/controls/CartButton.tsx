import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useCart } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, radius, size } from '@shop/ui/tokens/tokens.ts'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

/** Links to the cart and shows the number of its lines. */
export function CartButton() {
  const t = useT()
  const { lang } = useLanguage()
  const count = useCart((items) => items.length)
  return (
    <Round to={sitePaths.cart}>
      <ShoppingBag aria-hidden size={22} />
      <VisuallyHidden>{t('cart.label', { count })}</VisuallyHidden>
      {count > 0 && <Badge aria-hidden>{formatNumber(count, lang)}</Badge>}
    </Round>
  )
}

const Round = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border-radius: ${radius.round};
  color: ${color.text};
  &:hover {
    background: ${color.sunken};
  }
`

const Badge = styled.span`
  position: absolute;
  inset-block-start: 0.125rem;
  inset-inline-end: 0;
  min-inline-size: 1.25rem;
  padding-inline: 0.3rem;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.accentText};
  font-size: 0.75rem;
  font-weight: ${font.bold};
  line-height: 1.25rem;
  text-align: center;
`
