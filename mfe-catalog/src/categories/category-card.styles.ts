import { Card } from '@shop/ui/card/Card.tsx'
import { color, font, from, motion, radius, shadow, space } from '@shop/ui/tokens/tokens.ts'
import { css, styled } from 'styled-components'

export const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]} ${space[3]};
  padding: ${space[4]};
  ${from.tablet} {
    grid-template-columns: 1fr auto;
    padding: ${space[5]};
  }
`

export const Title = styled.h2`
  font-size: ${font.l};
  ${from.tablet} {
    font-size: ${font.xl};
  }
  & > a {
    color: ${color.text};
    text-decoration: none;
  }
  /* The whole card can be pressed, and is one link to a screen reader. */
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.l};
  }
  & > a:focus-visible {
    outline: none;
  }
  & > a:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -4px;
  }
`

export const Invitation = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`

export const Sign = styled.span`
  display: none;
  ${from.tablet} {
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

/* The first card has room for its text beside its picture, and for larger letters. */
const wide = css`
  grid-column: span 2;
  ${from.tablet} {
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
    ${Sign} {
      grid-area: auto;
      margin-block-start: ${space[3]};
    }
  }
`

/** The pictures of a row are equally high, and so are the texts below them. */
export const Root = styled(Card)<{ $wide: boolean }>`
  position: relative;
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  transition:
    box-shadow ${motion.medium} ${motion.ease},
    border-color ${motion.medium};
  & > picture {
    align-self: stretch;
  }
  & img {
    transition: scale ${motion.slow} ${motion.ease};
  }
  &:hover {
    border-color: ${color.lineStrong};
    box-shadow: ${shadow.m};
  }
  &:hover img {
    scale: 1.03;
  }
  &:hover ${Sign} {
    background: ${color.accent};
    color: ${color.accentText};
  }
  ${({ $wide }) => $wide && wide}
`
