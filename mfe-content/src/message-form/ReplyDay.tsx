import { addWorkingDays } from '@shop/contracts/rules/delivery.ts'
import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'
import { useLanguage } from '@shop/kernel/language'
import { useHydrated } from '@shop/kernel/page'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { styled } from 'styled-components'

/** By when a message of now is answered: Friday and Saturday are no working days. The place is kept in the server's page. */
export function ReplyDay({ children }: { children: (date: string) => string }) {
  const { lang } = useLanguage()
  const hydrated = useHydrated()
  return <Line>{hydrated && children(formatWeekday(addWorkingDays(new Date(), 1), lang))}</Line>
}

const Line = styled(Muted)`
  min-block-size: 1lh;
`
