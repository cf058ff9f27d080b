import { color, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A list of names with their amounts at the end of the line. */
export const Rows = styled.dl`
  display: grid;
  gap: ${space[2]};
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
  }
  & > div > dt {
    color: ${color.muted};
  }
  & > div > dd {
    text-align: end;
  }
  & > [data-good] > * {
    color: ${color.success};
  }
`
