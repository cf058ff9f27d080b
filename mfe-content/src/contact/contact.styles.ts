import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
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
  & > span {
    grid-row: span 5;
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
