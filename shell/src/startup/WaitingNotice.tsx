import { SlowNotice } from '@shop/ui/feedback/SlowNotice.tsx'
import { layer, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Says above a page that the server rendered that its scripts, without which its buttons do nothing, take long. */
export function WaitingNotice() {
  return (
    <Bottom role="status">
      <SlowNotice />
    </Bottom>
  )
}

const Bottom = styled.div`
  position: fixed;
  inset-inline: ${space.gutter};
  inset-block-end: 0;
  z-index: ${layer.sticky};
`
