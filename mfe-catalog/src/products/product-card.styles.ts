import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { color, font, layer, motion, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Root = styled(LinkCard)`
  block-size: 100%;
  container-type: inline-size;
`

/** The second picture, over the first while the card is pointed at. */
export const OtherSide = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  overflow: hidden;
  opacity: 0;
  transition: opacity ${motion.medium};
  ${Root}:hover & {
    opacity: 1;
  }
`

export const Details = styled.div`
  display: grid;
  padding: ${space[3]};
  @container (min-width: 13rem) {
    padding: ${space[4]};
  }
`

/** Title and description share a fixed number of lines, since all rows of a long grid are equally high. */
export const Text = styled.div`
  display: -webkit-box;
  overflow: hidden;
  block-size: 2lh;
  line-height: 1.4375rem;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  /* Arabic titles are longer. */
  :lang(ar) & {
    block-size: 3lh;
    line-height: 1.625rem;
    -webkit-line-clamp: 3;
  }
  @container (min-width: 13rem) {
    block-size: 3lh;
    -webkit-line-clamp: 3;
  }
`

export const Title = styled.h2`
  font-size: ${font.m};
  line-height: inherit;
  letter-spacing: normal;
  ${stretchedLink}
`

/** Only wide cards have room for it. */
export const Snippet = styled.p`
  display: none;
  color: ${color.muted};
  font-size: ${font.s};
  @container (min-width: 13rem) {
    display: block;
  }
`

export const Prices = styled.p`
  margin-block-start: ${space[2]};
  font-size: ${font.l};
  font-weight: ${font.medium};
`

/** Below the text; on a narrow card a round button on the picture, so that a phone's screen holds more products. */
export const Actions = styled.div`
  position: relative;
  z-index: ${layer.raised};
  display: grid;
  gap: ${space[2]};
  align-content: start;
  margin-block-start: ${space[3]};
  && > * {
    min-block-size: ${size.touch};
    padding-inline: ${space[2]};
    white-space: nowrap;
  }
  @container not (min-width: 15.5rem) {
    position: absolute;
    inset-block-start: calc(100cqi - ${size.touch} - ${space[2]});
    inset-inline-end: ${space[2]};
    margin: 0;
    &&& > :is(a, button):first-child {
      inline-size: ${size.touch};
      padding: 0;
      border: 0;
      border-radius: ${radius.round};
      background: ${color.accent};
      color: ${color.accentText};
      box-shadow: ${shadow.s};
      &:disabled {
        background: ${color.sunken};
        color: ${color.muted};
      }
      & > span {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
    & > :nth-child(2) {
      display: none;
    }
  }
  @container (min-width: 15.5rem) {
    grid-template-columns: 1fr 1fr;
    && > :first-child > svg {
      display: none;
    }
  }
  & > :only-child {
    grid-column: 1 / -1;
  }
`
