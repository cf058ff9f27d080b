import { localize } from '@shop/i18n/format.ts'
import { cart, type CartItem } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useT } from '../messages.generated.ts'
import { useItemTitle } from './useItemTitle.ts'

/** Puts a removed line back, with its quantity and the texts that were typed for it. */
export function RemovedNotice({ item }: { item: CartItem }) {
  const t = useT()
  const { lang } = useLanguage()
  const product = localize(useItemTitle()(item), lang)

  function undo() {
    cart.restore([item])
    // The focused button disappears.
    document.querySelector('h1')?.focus()
  }

  return (
    <Notice>
      <Stack $row $gap="3" $justify="space-between">
        <span>{t('cart.removed', { product })}</span>
        <Button variant="secondary" aria-label={t('cart.undoRemoval', { product })} onClick={undo}>
          {t('cart.undo')}
        </Button>
      </Stack>
    </Notice>
  )
}
