import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { color, font, mediaQuery, motion, radius, space } from '@shop/ui/tokens/tokens.ts'
import { css, styled } from 'styled-components'

export const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]} ${space[3]};
  padding: ${space[4]};
  ${mediaQuery.tablet} {
    grid-template-columns: 1fr auto;
    padding: ${space[5]};
  }
`

export const Title = styled.h2`
  font-size: ${font.l};
  ${mediaQuery.tablet} {
    font-size: ${font.xl};
  }
  ${stretchedLink}
`

export const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`

export const ArrowBadge = styled.span`
  display: none;
  ${mediaQuery.tablet} {
    grid-area: 1 / 2 / span 2;
    display: grid;
    place-items: center;
    align-self: start;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border-radius: ${radius.round};
    background: ${color.sunken};
    color: ${color.text};
    transition: background ${motion.medium};
  }
  & > svg {
    inline-size: 1.125rem;
  }
`

/* Text beside the picture, in a larger font. */
const wide = css`
  grid-column: span 2;
  ${mediaQuery.tablet} {
    grid-template-columns: 2fr 1fr;
    & > * {
      grid-row: 1 / span 2;
    }
    ${Text} {
      grid-template-columns: 1fr;
      align-content: center;
    }
    ${Title} {
      font-size: ${font['2xl']};
    }
    ${ArrowBadge} {
      grid-area: auto;
      margin-block-start: ${space[3]};
    }
  }
`

/** Pictures and texts of a row are equally high. */
export const Root = styled(LinkCard)<{ $wide: boolean }>`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  & > picture {
    align-self: stretch;
  }
  &:hover ${ArrowBadge} {
    background: ${color.accent};
    color: ${color.accentText};
  }
  ${({ $wide }) => $wide && wide}
`
