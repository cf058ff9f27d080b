import { toast } from '@shop/kernel/toast'
import { color } from '@shop/ui/tokens/tokens.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

import { t } from './messages.ts'

/** Says as a toast that the cart lasts only while the tab is open. */
export function warnUnsavedCart(): void {
  toast.blank(t('cart.unsaved'), {
    id: 'unsaved-cart',
    icon: <TriangleAlert aria-hidden color={color.warning} />,
  })
}
