import { createMessages } from '@shop/i18n/messages.tsx'

import ar from './messages/ar.json'
import en from './messages/en.json'

// Apart from the other catalogues: loaded with the sentence that needs them.
const { t } = createMessages({ en: { default: en }, ar: { default: ar } })

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

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** How long `Retry-After` asks to wait, in seconds or until a date; null if it says nothing that can be read. */
function readWaitSeconds(headers: Record<string, unknown>): number | null {
  const value = toText(headers['retry-after']).trim()
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const until = Date.parse(value)
  // A browser reads some numbers as dates, too.
  if (Number.isNaN(until) || !/[a-z]{3}/i.test(value)) return null
  // By the server's clock where it can be read: the device's may be wrong.
  const now = Date.parse(toText(headers['date']))
  return Math.max(0, (until - (Number.isNaN(now) ? Date.now() : now)) / 1000)
}
