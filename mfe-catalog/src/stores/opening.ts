import type { OpeningHours } from './stores.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Oman is four hours ahead of UTC all year. */
const MUSCAT_OFFSET_MS = 4 * 60 * MINUTE_MS
const FRIDAY = 5

interface Opening {
  open: boolean
  /** When it closes, if it is open; else when it opens next. */
  changesAt: Date
  /** Whether that is on another day in Muscat. */
  onAnotherDay: boolean
}

/** Whether a store is open, and until or from when. Closed on Fridays. */
export function getOpening({ opens, closes }: OpeningHours, now: Date): Opening {
  const muscat = now.getTime() + MUSCAT_OFFSET_MS
  const midnight = muscat - (muscat % DAY_MS)
  for (let day = 0; ; day++) {
    const start = midnight + day * DAY_MS
    if (new Date(start).getUTCDay() === FRIDAY) continue
    const toDate = (minutes: number) => new Date(start + minutes * MINUTE_MS - MUSCAT_OFFSET_MS)
    const closing = toDate(closes)
    if (now >= closing) continue
    const opening = toDate(opens)
    const open = now >= opening
    return { open, changesAt: open ? closing : opening, onAnotherDay: day > 0 }
  }
}
