import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useT } from './messages.ts'
import type { Overrides } from './overrides.ts'
import { shareableAddress } from './tab.ts'

/** Hands on the same releases to somebody else. */
export function ShareLink({ overrides }: { overrides: Overrides }) {
  const t = useT()
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const address = shareableAddress(overrides)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <Stack $gap="2">
      <Button variant="ghost" onClick={() => void copy()}>
        {t('overrides.copy')}
      </Button>
      <div role="status">
        {outcome === 'copied' && t('overrides.copied')}
        {outcome === 'refused' && (
          <>
            {t('overrides.notCopied')} <Address translate="no">{address}</Address>
          </>
        )}
      </div>
    </Stack>
  )
}

const Address = styled.code`
  color: ${color.muted};
  font-size: ${font.s};
  overflow-wrap: anywhere;
`
