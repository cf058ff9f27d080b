import { useToasterStore } from 'react-hot-toast'

/** The id of the newest toast, shown or not. */
export function useNewestToast(): string | undefined {
  return useToasterStore().toasts[0]?.id
}
