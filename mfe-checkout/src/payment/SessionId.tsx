import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { shortId } from './payment.ts'

/** The start of the identifier, and a way to copy all of it. */
export function SessionId({ id }: { id: string }) {
  const t = useT()
  const [refused, setRefused] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(id)
      setRefused(false)
      toast.success(t('payment.copied'))
    } catch {
      setRefused(true)
    }
  }

  return (
    <>
      <Start translate="no">{shortId(id)}</Start>{' '}
      <Copy type="button" onClick={() => void copy()}>
        {t('payment.copy')}
      </Copy>
      {refused && (
        <ByHand role="alert">
          {t('payment.copyByHand')}
          <TextInput
            readOnly
            value={id}
            dir="ltr"
            translate="no"
            aria-label={t('payment.sessionId')}
            ref={(field) => field?.select()}
          />
        </ByHand>
      )}
    </>
  )
}

const Start = styled.bdi`
  font-size: ${font.xs};
`

const Copy = styled.button`
  min-block-size: ${size.touch};
  padding-inline: ${space[1]};
  color: ${color.accent};
  font-weight: ${font.medium};
  &:hover {
    color: ${color.accentHover};
    text-decoration: underline;
  }
`

const ByHand = styled.span`
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[2]};
  font-size: ${font.xs};
`
