import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'

/** Short facts in a row with dots between them; where the row wraps, no dot begins or ends a line. */
export function DotList({ children }: { children: ReactNode }) {
  return (
    <Clip>
      <Row>{Children.map(children, (fact) => fact && <span>{fact} </span>)}</Row>
    </Clip>
  )
}

const GAP = '1em'

/** Cuts off what stands before the first fact of each line. */
const Clip = styled.span`
  display: block;
  overflow: clip;
`

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${GAP};
  & > span {
    /* The second line of a long fact begins below the first, and is not cut off. */
    padding-inline-start: ${GAP};
  }
  & > span::before {
    /* The alternative text: nothing is read out. */
    content: '·';
    content: '·' / '';
    display: inline-block;
    inline-size: ${GAP};
    margin-inline-start: -${GAP};
    text-align: center;
  }
`
