import { Card } from '@shop/ui/card/Card.tsx'
import { color, font, layer, motion, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Surface = styled(Card)`
  position: relative;
  block-size: 100%;
  container-type: inline-size;
  transition:
    box-shadow ${motion.medium} ${motion.ease},
    border-color ${motion.medium};
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
  & > a {
    color: ${color.text};
    text-decoration: none;
  }
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

export const Badge = styled.p`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.success};
  color: ${color.surface};
  font-size: ${font.xs};
  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`
