import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import type { CartItem } from '@shop/kernel/cart'

import { useT } from '../messages.generated.ts'

/** Returns the title of a cart line, or a general word for one that has none. */
export function useItemTitle(): (item: Pick<CartItem, 'title'>) => LocalizedText {
  const t = useT()
  return ({ title }) => (title.en ? title : { en: t('cart.unnamed'), ar: t('cart.unnamed') })
}
