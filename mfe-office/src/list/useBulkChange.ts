import { toast } from '@shop/kernel/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { t } from '../messages.generated.ts'

/**
 * Changes several records one after the other, so that each is checked, logged and told as by its own page. What somebody
 * else has changed meanwhile stays as it is, and is counted.
 */
export function useBulkChange<Item>(change: (item: Item) => Promise<unknown>, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn(items: readonly Item[]) {
      let failed = 0
      for (const item of items) await change(item).catch(() => (failed += 1))
      return { failed, changed: items.length - failed }
    },
    async onSuccess({ failed, changed }) {
      if (failed === 0) toast.success(t('list.changed', { count: changed }), { id: 'office' })
      else toast.error(t('list.notChanged', { count: failed }), { id: 'office' })
      onDone()
      await client.invalidateQueries({ queryKey: ['mfe-office'] })
    },
  })
}
