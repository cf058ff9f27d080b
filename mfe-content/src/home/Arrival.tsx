import { addWorkingDays } from '@shop/contracts/rules/delivery.ts'
import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'
import { useLanguage } from '@shop/kernel/language'
import CalendarCheck from 'lucide-react/icons/calendar-check'

import { useHomeT } from '../messages.generated.ts'

/** The day by which an order that is placed now is in Muscat. @param props.days working days until then */
export function Arrival({ days }: { days: number }) {
  const t = useHomeT()
  const { lang } = useLanguage()
  const date = formatWeekday(addWorkingDays(new Date(), days), lang)
  return (
    <>
      <CalendarCheck aria-hidden />
      <span>{t('promises.arrival', { date })}</span>
    </>
  )
}
