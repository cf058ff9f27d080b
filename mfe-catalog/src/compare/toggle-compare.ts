import { toast } from '@shop/kernel/toast'

import { t } from '../messages.generated.ts'
import { compareList } from '../product-lists/product-list.store.ts'

/** The last one says how the list is. */
const oneAtATime = { id: 'compare' }

/** Adds a product to the comparison or removes it, with a toast. */
export function toggleCompare(id: string): void {
  const { max } = compareList
  if (compareList.getIds().includes(id)) {
    compareList.remove(id)
    toast.success(t('compare.removed'), oneAtATime)
  } else if (compareList.append(id)) {
    toast.success(t('compare.added', { count: compareList.getIds().length, max }), oneAtATime)
  } else {
    toast.error(t('compare.full', { max }), oneAtATime)
  }
}
