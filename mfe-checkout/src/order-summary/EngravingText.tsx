import type { Engraving } from '@shop/contracts/engraving-text.ts'
import { isolateNumbers } from '@shop/contracts/isolate-numbers.ts'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

/** What is on the product of a line, beside its picture. */
export function EngravingText({ engraving }: { engraving: Engraving | undefined }) {
  const t = useT()
  if (!engraving) return null
  const { name, line } = engraving
  return (
    <Root>
      {t('engraving.text')} {name && <bdi translate="no">{isolateNumbers(name)}</bdi>}
      {name && line && ' · '}
      {line && <bdi translate="no">{isolateNumbers(line)}</bdi>}
    </Root>
  )
}

const Root = styled.div`
  color: ${color.muted};
  font-weight: ${font.regular};
  font-size: ${font.xs};
  overflow-wrap: anywhere;
`
