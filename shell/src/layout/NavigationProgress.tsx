import { useNavigation } from '@shop/router'
import { color, layer } from '@shop/ui/tokens/tokens.ts'
import { keyframes, styled } from 'styled-components'

import { useT } from '../messages.ts'

/** A progress bar at the top of the page while a navigation is pending. */
export function NavigationProgress() {
  const t = useT()
  if (useNavigation().state === 'idle') return null
  return <Line role="progressbar" aria-label={t('region.loading')} />
}

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
  transform-origin: left;
  /* Delayed, so that a fast navigation does not flicker. */
  animation: ${grow} 8s cubic-bezier(0.1, 0.7, 0.1, 1) 120ms both;
  html[dir='rtl'] & {
    transform-origin: right;
  }
`
