import { color, font, from, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  padding-block: ${space.section};
  ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: ${space[9]};
  }
`

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
`

export const Lead = styled.p`
  color: ${color.muted};
  font-size: ${font.l};
`

export const Points = styled.ul`
  display: grid;
  gap: ${space[3]};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
  }
  & svg {
    inline-size: 1.25rem;
    margin-block-start: 0.1em;
    color: ${color.accent};
  }
`
