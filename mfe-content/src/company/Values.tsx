import { Card } from '@shop/ui/card/Card.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Section } from '@shop/ui/layout/Section.tsx'
import { color, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import Gem from 'lucide-react/icons/gem'
import Handshake from 'lucide-react/icons/handshake'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { styled } from 'styled-components'

import { useCompanyT } from '../messages.generated.ts'
import { valueIds } from './about.ts'

const icons = { upToDate: RefreshCw, durable: Gem, personal: Handshake }

export function Values() {
  const t = useCompanyT()
  return (
    <Section aria-labelledby="values">
      <Container>
        <Heading id="values">{t('values.heading')}</Heading>
        <Cards>
          {valueIds.map((id) => {
            const Icon = icons[id]
            return (
              <ValueCard key={id} as="li">
                <Icon aria-hidden />
                <h3>{t(`value.${id}.title`)}</h3>
                <p>{t(`value.${id}.text`)}</p>
              </ValueCard>
            )
          })}
        </Cards>
      </Container>
    </Section>
  )
}

const Heading = styled.h2`
  margin-block-end: ${space[6]};
`

const Cards = styled.ul`
  display: grid;
  gap: ${space[5]};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const ValueCard = styled(Card)`
  display: grid;
  grid-template: auto 1fr / auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  & > svg {
    grid-row: span 2;
    box-sizing: content-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0.75rem;
    border-radius: ${radius.m};
    background: ${color.copperSoft};
    color: ${color.copper};
    stroke-width: 1.5;
  }
  & > p {
    color: ${color.muted};
  }
  ${mediaQuery.laptop} {
    grid-template: auto auto 1fr / minmax(0, 1fr);
    padding: ${space[6]};
    & > svg {
      grid-row: auto;
      margin-block-end: ${space[3]};
    }
  }
`
