import { toast } from '@shop/kernel/toast'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

/** Characters of the id that are shown. */
const VISIBLE_LENGTH = 25

export function SessionId({ id }: { id: string }) {
  const t = useT()
  const [copyFailed, setCopyFailed] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(id)
      setCopyFailed(false)
      toast.success(t('payment.copied'))
    } catch {
      setCopyFailed(true)
    }
  }

  return (
    <>
      <TruncatedId translate="no">{id.slice(0, VISIBLE_LENGTH)}...</TruncatedId>{' '}
      <CopyButton type="button" onClick={() => void copy()}>
        {t('payment.copy')}
      </CopyButton>
      {copyFailed && (
        <ManualCopy role="alert">
          {t('payment.copyManually')}
          <TextInput
            readOnly
            value={id}
            dir="ltr"
            translate="no"
            aria-label={t('payment.sessionId')}
            ref={(field) => field?.select()}
          />
        </ManualCopy>
      )}
    </>
  )
}

const TruncatedId = styled.bdi`
  font-size: ${font.xs};
`

const CopyButton = styled.button`
  min-block-size: ${size.touch};
  padding-inline: ${space[1]};
  color: ${color.accent};
  font-weight: ${font.medium};
  &:hover {
    color: ${color.accentHover};
    text-decoration: underline;
  }
`

const ManualCopy = styled.span`
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[2]};
  font-size: ${font.xs};
`
