import { color, font, layer, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { cardLink, LinkCard } from '../card/card.styles.ts'

export const Surface = styled(LinkCard)`
  block-size: 100%;
  container-type: inline-size;
`

export const Facts = styled.div`
  display: grid;
  padding: ${space[3]};
  @container (min-width: 13rem) {
    padding: ${space[4]};
  }
`

/** Of the same height for every product, so that all rows of a list are equally high: a long list counts on it. */
export const Text = styled.div`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  block-size: 2lh;
  line-height: 1.4375rem;
  /* Arabic titles are longer, and on a narrow card they have no snippet to make room for. */
  :lang(ar) & {
    block-size: 3lh;
    line-height: 1.625rem;
  }
  @container (min-width: 13rem) {
    block-size: 3lh;
  }
`

/** The title takes the lines it needs, as far as there are any. */
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
  ${cardLink}
`

/** The description fills what the title leaves, where the card is wide enough to read it. */
export const Snippet = styled.p`
  display: none;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${font.s};
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  @container (min-width: 13rem) {
    display: -webkit-box;
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
