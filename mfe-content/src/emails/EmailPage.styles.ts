import { Card } from '@shop/ui/card/Card.tsx'
import { color, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** The mailbox: its list beside the e-mail that is open, where there is room for both. */
export const Mailbox = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block: ${space[5]} ${space.section};
  ${mediaQuery.laptop} {
    grid-template-columns: 20rem minmax(0, 1fr);
  }
`

export const ReadingPane = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

/** What the paper lies on. */
export const Backdrop = styled.div`
  flex: 1;
  padding: ${space[5]} clamp(${space[2]}, 2vw, ${space[6]});
  background: ${color.sunken};
`
