import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Names above what they stand for. */
export const DefinitionList = styled.dl`
  display: grid;
  gap: ${space[4]};
  & dt {
    color: ${color.muted};
    font-size: ${font.s};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
