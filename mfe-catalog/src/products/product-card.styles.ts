import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { color, font, layer, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Root = styled(LinkCard)`
  block-size: 100%;
  container-type: inline-size;
`

export const Details = styled.div`
  display: grid;
  padding: ${space[3]};
  @container (min-width: 13rem) {
    padding: ${space[4]};
  }
`

/** Of fixed height, since all rows of a virtualized grid are equally high. */
export const Text = styled.div`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  block-size: 2lh;
  line-height: 1.4375rem;
  /* Arabic titles are longer. */
  :lang(ar) & {
    block-size: 3lh;
    line-height: 1.625rem;
  }
  @container (min-width: 13rem) {
    block-size: 3lh;
  }
`

export const Title = styled.h2`
  display: -webkit-box;
  flex: none;
  overflow: hidden;
  font-size: ${font.m};
  line-height: inherit;
  letter-spacing: normal;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  :lang(ar) & {
    -webkit-line-clamp: 3;
  }
  ${stretchedLink}
`

/**
 * Fills the lines that the title leaves, on wide cards. A text that is cut ends with a whole word and an ellipsis,
 * which `line-clamp` puts in the middle of a word.
 */
export const Snippet = styled.p`
  display: none;
  flex: 1;
  overflow: hidden;
  min-block-size: 0;
  color: ${color.muted};
  font-size: ${font.s};
  @container (min-width: 13rem) {
    display: block;
  }
  /* Takes the end of the last line only, and moves from there to the last word (useCutText). */
  &::before {
    content: '…';
    float: inline-end;
    display: flex;
    align-items: end;
    block-size: 100%;
    shape-outside: inset(calc(100% - 1lh) 0 0);
    transform: translateX(calc(100% - var(--cut-gap, 100%)));
    visibility: hidden;
  }
  html[dir='rtl'] &::before {
    transform: translateX(calc(var(--cut-gap, 100%) - 100%));
  }
  &[data-cut]::before {
    visibility: visible;
  }
`

export const Price = styled.p`
  margin-block-start: ${space[2]};
  font-size: ${font.l};
  font-weight: ${font.medium};
`

export const Actions = styled.div`
  position: relative;
  z-index: ${layer.raised};
  display: grid;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
  @container (min-width: 15.5rem) {
    grid-template-columns: 1fr 1fr;
  }
  && > * {
    min-block-size: ${size.touch};
    padding-inline: ${space[2]};
    white-space: nowrap;
  }
`
