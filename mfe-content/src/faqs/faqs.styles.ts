import { mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[4]} ${space.section};
  ${mediaQuery.laptop} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${space[8]};
  }
`

/** Stays in sight while the answers scroll, where it stands beside them. */
export const Sidebar = styled.div`
  ${mediaQuery.laptop} {
    position: sticky;
    inset-block-start: calc(${size.bar} + ${space[5]});
    align-self: start;
  }
`

export const QuestionSection = styled.section`
  margin-block-end: ${space[7]};
  & > h2 {
    margin-block-end: ${space[3]};
  }
`
