import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const List = styled.ul`
  display: grid;
  gap: ${space[4]};
`

export const Method = styled.div<{ $padded?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[4]};
  ${({ $padded }) => $padded && `padding: ${space[5]};`}
  & > svg {
    grid-row: span 5;
    box-sizing: content-box;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    padding: 0.6875rem;
    border-radius: ${radius.m};
    background: ${color.accentSoft};
    color: ${color.accent};
    stroke-width: 1.5;
  }
  & > h2 {
    font-size: ${font.m};
  }
  & > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${size.touch};
  }
  & > p {
    color: ${color.muted};
    font-size: ${font.s};
  }
  & > address {
    font-style: normal;
  }
  & > button {
    grid-column: 2;
    justify-self: start;
    margin-block-start: ${space[4]};
    padding-inline: ${space[4]};
    white-space: nowrap;
  }
`
