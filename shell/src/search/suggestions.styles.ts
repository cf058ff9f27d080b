import { Link } from '@shop/router'
import { color, font, layer, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import { css, styled } from 'styled-components'

import { inBar } from './search-field.styles.ts'

export const Popup = styled.div`
  margin-block-start: ${space[3]};
  max-block-size: calc(100dvh - ${size.bar} - 6rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  ${inBar} {
    position: absolute;
    inset-block-start: calc(100% + ${space[2]});
    inset-inline-end: 0;
    z-index: ${layer.menu};
    inline-size: min(26rem, 90vw);
    margin: 0;
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.raised};
    box-shadow: ${shadow.l};
  }
`

export const List = styled.div`
  display: grid;
`

const row = css`
  display: grid;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.touch};
  padding: ${space[2]};
  border-radius: ${radius.m};
  color: ${color.text};
  text-decoration: none;
  scroll-margin-block: ${space[2]};
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
`

export const Option = styled(Link)`
  ${row}
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  & img {
    border-radius: ${radius.s};
  }
`

export const LinkOption = styled(Link)`
  ${row}
  grid-template-columns: 3.5rem minmax(0, 1fr);
  font-size: ${font.s};
  font-weight: ${font.medium};
  & > svg {
    justify-self: center;
    inline-size: 1.25rem;
    color: ${color.muted};
  }
`

export const Title = styled.span`
  font-size: ${font.s};
  line-height: 1.35;
`

export const Prices = styled.span`
  color: ${color.muted};
  font-size: ${font.s};
`

export const All = styled(Link)`
  ${row}
  grid-template-columns: auto 1fr;
  color: ${color.accent};
  font-size: ${font.s};
  font-weight: ${font.medium};
  & > svg {
    inline-size: 1.125rem;
  }
`

export const None = styled.p`
  padding: ${space[3]};
  color: ${color.muted};
  font-size: ${font.s};
  overflow-wrap: anywhere;
`
