import toast from 'react-hot-toast'

import { compared } from '../kept/kept.store.ts'
import { t } from '../messages.ts'

/** Puts a product beside the others that are compared, or takes it away from them; says so. */
export function toggleCompared(id: string): void {
  const { max } = compared
  if (compared.list().includes(id)) {
    compared.remove(id)
    toast.success(t('compare.removed'))
  } else if (compared.append(id)) {
    toast.success(t('compare.added', { count: compared.list().length, max }))
  } else {
    toast.error(t('compare.full', { max }))
  }
}
