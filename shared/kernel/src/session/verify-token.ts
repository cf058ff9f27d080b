import { getConfig, whenConfigured } from '../config.ts'
import type { Session } from './token.ts'

const VERIFY_TIMEOUT_MS = 5000

/** Asks the main API whether it accepts a token, apart from the current session. */
export async function verifyToken({
  token,
  user,
}: Session): Promise<'accepted' | 'rejected' | 'unknown'> {
  await whenConfigured()
  try {
    const response = await fetch(
      `${getConfig().apiUrl}/users/profile/${encodeURIComponent(user._id)}`,
      {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
      },
    )
    if (response.ok) return 'accepted'
    return [401, 403].includes(response.status) ? 'rejected' : 'unknown'
  } catch {
    return 'unknown'
  }
}
