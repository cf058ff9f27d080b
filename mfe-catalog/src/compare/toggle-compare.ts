import { toast } from '@shop/kernel/toast'

import { t } from '../messages.generated.ts'
import { compareList } from '../product-lists/product-list.store.ts'

/** Adds a product to the comparison or removes it, with a toast. */
export function toggleCompare(id: string): void {
  const { max } = compareList
  if (compareList.getIds().includes(id)) {
    compareList.remove(id)
    toast.success(t('compare.removed'))
  } else if (compareList.append(id)) {
    toast.success(t('compare.added', { count: compareList.getIds().length, max }))
  } else {
    toast.error(t('compare.full', { max }))
  }
}
