import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { observeBottomBar, stickyAtBottom } from '@shop/ui/layout/bottom-bar.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { layer, radius, shadow, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

/** Sticks to the bottom of the viewport, wherever in a long list products are missing. */
export function PartialLoadError({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <Bar ref={observeBottomBar}>
      <Notice kind="danger" role="alert">
        <Stack $row $justify="space-between">
          <span>{t('products.partial')}</span>
          <Button variant="secondary" onClick={onRetry}>
            {t('products.retry')}
          </Button>
        </Stack>
      </Notice>
    </Bar>
  )
}

const Bar = styled.div`
  ${stickyAtBottom}
  inset-block-end: ${space[4]};
  z-index: ${layer.sticky};
  margin-block-start: ${space[4]};
  border-radius: ${radius.m};
  box-shadow: ${shadow.l};
`
