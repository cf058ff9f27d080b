import { toFailure } from '@shop/kernel/http'
import { toast } from '@shop/kernel/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useCodeRetry } from '../access/code-prompt.ts'
import { t } from '../messages.generated.ts'

/**
 * A change in the office: says that it was saved, and has every list and record read anew.
 * @param done what is said; “Saved.” by default
 */
export function useSave<Values, Result>(
  save: (values: Values) => Promise<Result>,
  onSaved?: (result: Result, values: Values) => void,
  done?: string,
) {
  const client = useQueryClient()
  const mutationFn = useCodeRetry(save)
  return useMutation({
    mutationFn,
    onSuccess: async (result, values) => {
      toast.success(done ?? t('form.saved'), { id: 'office' })
      onSaved?.(result, values)
      await client.invalidateQueries({ queryKey: ['mfe-office'] })
    },
    // The office may have been closed to this session meanwhile: it says so.
    onError: (error) =>
      toFailure(error).kind === 'notFound' &&
      client.invalidateQueries({ queryKey: ['mfe-office', 'session'] }),
  })
}
