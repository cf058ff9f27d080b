import { toFailure } from '@shop/kernel/http'
import { toast } from '@shop/kernel/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { t } from '../messages.generated.ts'

/** A change in the office: says that it was saved, and has every list and record read anew. */
export function useSave<Values, Result>(
  save: (values: Values) => Promise<Result>,
  onSaved?: (result: Result) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: async (result) => {
      toast.success(t('form.saved'), { id: 'office' })
      onSaved?.(result)
      await client.invalidateQueries({ queryKey: ['mfe-office'] })
    },
    // The office may have been closed to this session meanwhile: it says so, and asks for a code.
    onError: (error) =>
      toFailure(error).kind === 'notFound' &&
      client.invalidateQueries({ queryKey: ['mfe-office', 'session'] }),
  })
}
