import { mirrored } from '@shop/ui/icons/mirrored.ts'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Head = styled.div`
  padding: ${space[3]} ${space[5]} 0;
`

export const Name = styled.h3`
  font-size: ${font.l};
`

export const Country = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`

export const ContactDetails = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  font-size: ${font.s};
  & svg {
    inline-size: 1.125rem;
    color: ${color.muted};
    stroke-width: 1.75;
  }
  /* Not a flex container, in which a wrapped address would align to its own direction. */
  & > dd {
    align-content: center;
    min-block-size: ${size.touch};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`

export const Footer = styled.div`
  display: grid;
  /* At the bottom of the card. */
  margin-block-start: auto;
  padding: ${space[4]} ${space[5]} ${space[5]};
  & svg {
    ${mirrored}
  }
`
