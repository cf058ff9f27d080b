import { logout, useLoggingOut } from '@shop/kernel/session'
import { toast } from '@shop/kernel/toast'

interface Logout {
  /** True if a logout is under way, from wherever it was started. */
  busy: boolean
  handleLogout: () => void
}

/** Logs out; a failure keeps the session and shows a toast. @param errorText of the toast */
export function useLogout(errorText: string): Logout {
  const busy = useLoggingOut()

  async function tryLogout() {
    try {
      await logout()
    } catch (error) {
      console.warn(error)
      toast.error(errorText)
    }
  }

  return { busy, handleLogout: () => void tryLogout() }
}
