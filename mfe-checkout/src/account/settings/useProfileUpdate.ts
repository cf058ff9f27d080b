import type { ProfileUpdate } from '@shop/contracts/user.ts'
import { serverMessage } from '@shop/kernel/http'
import { toast } from '@shop/kernel/toast'
import { useMutation } from '@tanstack/react-query'

import { accountT } from '../../messages.generated.ts'
import { updateProfile } from '../../profile/profile.api.ts'

// One id: a new toast replaces the previous one.
const toastOptions = { id: 'settings' }

export function useProfileUpdate(userId: string) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (update: ProfileUpdate) => updateProfile(userId, update),
    onSuccess: (message) => void toast.success(message, toastOptions),
    onError: (error) => void toast.error(toErrorMessage(error), toastOptions),
  })
  return {
    saving: isPending,
    errorMessage: error && toErrorMessage(error),
    save: (update: ProfileUpdate) => {
      if (!isPending) mutate(update)
    },
  }
}

function toErrorMessage(error: Error): string {
  return serverMessage(error) ?? accountT('settings.failed')
}
