import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { bottomBarHeight } from '@shop/ui/layout/bottom-bar.ts'
import { color, layer, mediaQuery, shadow, space } from '@shop/ui/tokens/tokens.ts'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { useScrolledPast } from './useScrolledPast.ts'

const SHOW_AFTER_PX = 300

export function BackToTop() {
  const t = useT()
  if (!useScrolledPast(SHOW_AFTER_PX)) return null
  return (
    <Round label={t('top')} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
      <ArrowUp aria-hidden />
    </Round>
  )
}

const Round = styled(IconButton)`
  position: fixed;
  inset-block-end: calc(${bottomBarHeight} + ${space[5]});
  inset-inline-end: ${space.gutter};
  z-index: ${layer.sticky};
  background: ${color.raised};
  border: 1px solid ${color.line};
  box-shadow: ${shadow.m};
  ${mediaQuery.low} {
    display: none;
  }
  @media print {
    display: none;
  }
`
