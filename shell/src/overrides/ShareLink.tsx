import type { Overrides } from '@shop/contracts/overrides.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useT } from './messages.ts'
import { toShareableUrl } from './overrides.ts'

/** Copies a link that opens this page with the same releases. */
export function ShareLink({ overrides }: { overrides: Overrides }) {
  const t = useT()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const url = toShareableUrl(overrides)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <Stack $gap="2">
      <Button variant="ghost" onClick={() => void copy()}>
        {t('overrides.copy')}
      </Button>
      <div role="status">
        {outcome === 'copied' && <span>{t('overrides.copied')}</span>}
        {outcome === 'failed' && (
          <span>
            {t('overrides.notCopied')} <Url translate="no">{url}</Url>
          </span>
        )}
      </div>
    </Stack>
  )
}

const Url = styled.code`
  color: ${color.muted};
  font-size: ${font.s};
  overflow-wrap: anywhere;
`
