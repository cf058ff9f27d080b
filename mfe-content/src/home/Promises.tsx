import {
  addWorkingDays,
  findDeliveryOption,
  getMuscatDays,
  RETURN_DAYS,
} from '@shop/contracts/rules/delivery.ts'
import { formatWeekday } from '@shop/contracts/rules/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { useHydrated } from '@shop/kernel/page'
import { Container } from '@shop/ui/layout/Container.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import { styled } from 'styled-components'

import { useHomeT } from '../messages.generated.ts'

/** What the shop promises of every order, before anything else is said: terms that hold, not other people's praise. */
export function Promises() {
  const t = useHomeT()
  const { delivery } = getConfig()
  const days = getMuscatDays(delivery)
  return (
    <DarkSection as="section" aria-label={t('promises.label')}>
      <Container>
        <List>
          <li>
            <ShieldCheck aria-hidden />
            {t('promises.warranty')}
          </li>
          <li>
            <Undo2 aria-hidden />
            {t('promises.returns', { days: RETURN_DAYS })}
          </li>
          <Detail>
            <Smartphone aria-hidden />
            {t('promises.app')}
          </Detail>
          {delivery && findDeliveryOption(delivery, 'oman') && (
            <li>
              <Truck aria-hidden />
              {t('promises.delivery')}
            </li>
          )}
          {days !== undefined && <Arrival days={days} />}
        </List>
      </Container>
    </DarkSection>
  )
}

/** The day of an order that is placed now, which the browser knows: its place is kept in the server's page. */
function Arrival({ days }: { days: number }) {
  const t = useHomeT()
  const { lang } = useLanguage()
  const hydrated = useHydrated()
  return (
    <Day>
      {hydrated && (
        <>
          <CalendarCheck aria-hidden />
          <span>
            {t('promises.arrival', {
              date: formatWeekday(addWorkingDays(new Date(), days), lang),
            })}
          </span>
        </>
      )}
    </Day>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding-block-end: ${space[3]};
  color: ${color.muted};
  font-size: ${font.xs};
  ${mediaQuery.tablet} {
    justify-content: center;
    gap: ${space[2]} ${space[5]};
  }
  ${mediaQuery.laptop} {
    font-size: ${font.s};
  }
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  & svg {
    flex: none;
    inline-size: 1.125em;
    color: ${color.accent};
  }
`

/** On a phone the page says it further down. */
const Detail = styled.li`
  ${mediaQuery.phone} {
    && {
      display: none;
    }
  }
`

const Day = styled.li`
  flex-basis: 100%;
  min-block-size: 1lh;
  color: ${color.text};
  font-weight: ${font.medium};
  ${mediaQuery.tablet} {
    flex-basis: auto;
    min-inline-size: 17rem;
  }
`
