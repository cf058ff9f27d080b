import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { styled } from 'styled-components'

/** Holds the place of a remote's first page, so that the footer does not jump when it arrives. */
export function RegionLoading() {
  return (
    <Place>
      <Loading />
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100svh;
`
