import { Card } from '@shop/ui/card/Card.tsx'
import { color, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Root = styled(Card).attrs({ $flush: true })`
  display: grid;
  margin-block: ${space[5]} ${space.section};
  border-radius: ${radius.xl};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-block-size: 44rem;
    margin-block-start: ${space[6]};
  }
`

export const Body = styled.div`
  display: grid;
  place-items: center;
  padding: clamp(${space[5]}, 6vw, ${space[8]});
  & > div {
    display: grid;
    gap: ${space[5]};
    inline-size: 100%;
    max-inline-size: ${size.narrow};
  }
`

export const Intro = styled.p`
  margin-block-start: calc(-1 * ${space[3]});
  color: ${color.muted};
`

export const Footer = styled.p`
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space[4]};
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
  }
`
