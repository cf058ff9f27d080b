import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { color, space } from '@shop/ui/tokens/tokens.ts'
import { keyframes, styled } from 'styled-components'

/** Placeholder of a remote's first page, as high as the screen so that the footer does not jump. */
export function RegionLoading() {
  return (
    <Placeholder>
      <Loading>
        <Delayed>
          <Spinner />
        </Delayed>
      </Loading>
    </Placeholder>
  )
}

const appear = keyframes`
  from { opacity: 0; }
`

/** A fast page does not flash a spinner. */
const Delayed = styled.div`
  display: grid;
  place-items: center;
  color: ${color.muted};
  animation: ${appear} 300ms 800ms both;
`

const Placeholder = styled.div`
  display: grid;
  align-content: center;
  padding-inline: ${space.gutter};
  min-block-size: 100svh;
  /* Whom the guard will send away is told nothing, but that it takes long: neither the label nor the spinner. */
  html[data-members]:not([data-session]) & [role='status'] > :is(:first-child, ${Delayed}) {
    display: none;
  }
`
