import { Card } from '@shop/ui/card/Card.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Grid } from '@shop/ui/layout/Grid.tsx'
import { Section } from '@shop/ui/layout/Section.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import Gem from 'lucide-react/icons/gem'
import Handshake from 'lucide-react/icons/handshake'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { styled } from 'styled-components'

import { useT } from './messages.ts'

const promises = [
  { id: 'current', Icon: RefreshCw },
  { id: 'lasting', Icon: Gem },
  { id: 'person', Icon: Handshake },
] as const

export function Promises() {
  const t = useT()
  return (
    <Section aria-labelledby="promises">
      <Container>
        <Heading id="promises">{t('promises.heading')}</Heading>
        <Grid as="ul" $min="18rem">
          {promises.map(({ id, Icon }) => (
            <PromiseCard key={id} as="li">
              <Icon aria-hidden />
              <h3>{t(`promise.${id}.title`)}</h3>
              <p>{t(`promise.${id}.text`)}</p>
            </PromiseCard>
          ))}
        </Grid>
      </Container>
    </Section>
  )
}

const Heading = styled.h2`
  margin-block-end: ${space[6]};
`

const PromiseCard = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  padding: ${space[6]};
  & > svg {
    box-sizing: content-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0.75rem;
    border-radius: ${radius.m};
    background: ${color.copperSoft};
    color: ${color.copper};
    stroke-width: 1.5;
  }
  & > h3 {
    margin-block-start: ${space[3]};
  }
  & > p {
    color: ${color.muted};
  }
`
