import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Time } from '@shop/ui/text/Time.tsx'

import { formatShortTime } from './short-dates.ts'

/** A point in time in a list; whoever points at it gets all of it. @param props.withTime has day and time of all */
export function ShortTime({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const { lang } = useLanguage()
  return (
    <Time dateTime={at} title={formatDateTime(at, lang)}>
      {formatShortTime(at, lang, { withTime })}
    </Time>
  )
}
