import { useNavigation } from '@shop/router'
import { SlowNotice } from '@shop/ui/feedback/SlowNotice.tsx'
import { drawnShape } from '@shop/ui/tokens/forced-colors.ts'
import { color, layer, size, space } from '@shop/ui/tokens/tokens.ts'
import { keyframes, styled } from 'styled-components'

import { useT } from '../messages.ts'

/** A progress bar at the top of the page while a navigation is pending, and a notice when that takes long. */
export function NavigationProgress() {
  const t = useT()
  const { state, location } = useNavigation()
  if (state === 'idle') return null
  return (
    <>
      <Line role="progressbar" aria-label={t('region.loading')} />
      <Notice key={location?.key} role="status">
        <SlowNotice />
      </Notice>
    </>
  )
}

/** Lies above the page that is still shown, without moving it. */
const Notice = styled.div`
  position: sticky;
  inset-block-start: ${size.bar};
  z-index: ${layer.raised};
  block-size: 0;
  padding-inline: ${space.gutter};
`

const grow = keyframes`
  from { transform: scaleX(0) }
  to { transform: scaleX(0.9) }
`

const Line = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${layer.toast};
  block-size: 3px;
  background: ${color.accent};
  ${drawnShape}
  transform-origin: left;
  /* Delayed, so that a fast navigation does not flicker. */
  animation: ${grow} 8s cubic-bezier(0.1, 0.7, 0.1, 1) 120ms both;
  html[dir='rtl'] & {
    transform-origin: right;
  }
`
