import { RETURN_DAYS } from '@shop/contracts/rules/delivery.ts'
import { getConfig } from '@shop/kernel/config'
import { Container } from '@shop/ui/layout/Container.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import { styled } from 'styled-components'

import { useHomeT } from '../messages.generated.ts'

/** What the shop promises of every order, before anything else is said: terms that hold, not other people's praise. */
export function Promises() {
  const t = useHomeT()
  const deliversInOman = getConfig().delivery?.options.some(({ id }) => id === 'oman')
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
          <li>
            <Smartphone aria-hidden />
            {t('promises.app')}
          </li>
          {deliversInOman && (
            <li>
              <Truck aria-hidden />
              {t('promises.delivery')}
            </li>
          )}
        </List>
      </Container>
    </DarkSection>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: start;
  gap: ${space[1]} ${space[4]};
  padding-block-end: ${space[3]};
  color: ${color.muted};
  font-size: ${font.xs};
  ${mediaQuery.tablet} {
    display: flex;
    flex-wrap: wrap;
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
