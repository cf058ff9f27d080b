import { formatNumber } from '@shop/i18n/format.ts'
import {
  type CartStorageState,
  MAX_CART_LINES,
  MAX_QUANTITY,
  useCartStorage,
} from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useT } from './messages.ts'

type Cuts = NonNullable<CartStorageState['cuts']>

const limits: Record<keyof Cuts, number | undefined> = {
  surplus: MAX_CART_LINES,
  unreadable: undefined,
  quantities: MAX_QUANTITY,
  titles: undefined,
}
const kinds = Object.keys(limits) as (keyof Cuts)[]

/** Says that the cart is not stored, and what a stored cart had to lose when it was read. */
export function CartStorageNotice() {
  const t = useT()
  const { lang } = useLanguage()
  const { unsaved, cuts } = useCartStorage()
  const sentences = kinds
    .filter((kind) => cuts && cuts[kind] > 0)
    .map((kind) => {
      const max = formatNumber(limits[kind] ?? 0, lang)
      return t(`cart.cuts.${kind}`, { count: cuts?.[kind], max })
    })
  if (unsaved) sentences.unshift(t('cart.unsaved'))
  if (sentences.length === 0) return null
  return (
    <Notice kind="warning" role="status">
      <Stack $gap="1">
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </Stack>
    </Notice>
  )
}
