import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { styled } from 'styled-components'

/** Placeholder of a remote's first page, as high as the screen so that the footer does not jump. */
export function RegionLoading() {
  return (
    <Placeholder>
      <Loading />
    </Placeholder>
  )
}

const Placeholder = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100svh;
`
