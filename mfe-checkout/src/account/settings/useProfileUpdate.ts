import type { ProfileUpdate } from '@shop/contracts/user.ts'
import { serverMessage } from '@shop/kernel'
import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast'

import { updateProfile } from '../../profile/profile.api.ts'
import { t } from '../messages.ts'

// A verdict takes the place of the one before.
const newest = { id: 'settings' }

/** Saves the profile, and says what the server says. */
export function useProfileUpdate(userId: string) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (update: ProfileUpdate) => updateProfile(userId, update),
    onSuccess: (message) => void toast.success(message, newest),
    onError: (error) => void toast.error(failureText(error), newest),
  })
  return {
    saving: isPending,
    failure: error && failureText(error),
    save(update: ProfileUpdate) {
      if (!isPending) mutate(update)
    },
  }
}

function failureText(error: Error): string {
  return serverMessage(error) ?? t('settings.failed')
}
