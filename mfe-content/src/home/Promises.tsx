import { findDeliveryOption, getMuscatDays, RETURN_DAYS } from '@shop/contracts/rules/delivery.ts'
import { getConfig } from '@shop/kernel/config'
import { useHydrated } from '@shop/kernel/page'
import { Container } from '@shop/ui/layout/Container.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import { styled } from 'styled-components'

import { useHomeT } from '../messages.generated.ts'
import { Arrival } from './Arrival.tsx'

/** What the shop promises of every order, before anything else is said: terms that hold, not other people's praise. */
export function Promises() {
  const t = useHomeT()
  const { delivery } = getConfig()
  const days = getMuscatDays(delivery)
  const hydrated = useHydrated()
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
          {days !== undefined && <Day>{hydrated && <Arrival days={days} />}</Day>}
        </List>
      </Container>
    </DarkSection>
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

/** The browser knows the day: its place is kept in the server's page. */
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
