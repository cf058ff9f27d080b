import { t } from './messages.ts'
import { readWaitSeconds } from './read-wait-seconds.ts'

const MINUTES_IN_WORDS = 90

/** The sentence for a request too many. @param headers of the answer, by their names in lower case */
export function describeTooManyRequests(headers: Record<string, unknown>): string {
  const waitSeconds = readWaitSeconds(headers)
  if (waitSeconds === null) return t('tooMany.later')
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60))
  return minutes <= MINUTES_IN_WORDS
    ? t('tooMany.minutes', { count: minutes })
    : t('tooMany.hours', { count: Math.ceil(minutes / 60) })
}
