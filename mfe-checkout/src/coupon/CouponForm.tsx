import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import X from 'lucide-react/icons/x'
import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import type { CouponControls } from './useCoupon.ts'

export function CouponForm({ coupon }: { coupon: CouponControls }) {
  const t = useT()
  const [code, setCode] = useState('')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    coupon.apply(code, () => setCode(''))
  }

  return (
    <Stack as="form" onSubmit={submit} noValidate $gap="3">
      <Field
        label={t('coupon.code')}
        error={coupon.errorMessage && <span dir="auto">{coupon.errorMessage}</span>}
      >
        <InputRow>
          <TextInput
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            translate="no"
            maxLength={64}
          />
          <Button type="submit" variant="secondary" busy={coupon.verifying}>
            {t('coupon.apply')}
          </Button>
        </InputRow>
      </Field>
      {coupon.code !== null && <AppliedCoupon code={coupon.code} onRemove={coupon.remove} />}
    </Stack>
  )
}

const InputRow = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]};
`

function AppliedCoupon({ code, onRemove }: { code: string; onRemove: () => void }) {
  const t = useT()
  return (
    <Root>
      <TicketPercent aria-hidden />
      <Code>
        <bdi translate="no">{code}</bdi>
      </Code>
      <IconButton label={t('coupon.remove', { code })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline-start: ${space[3]};
  border-radius: ${radius.m};
  background: ${color.successSoft};
  color: ${color.success};
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`

const Code = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${font.s};
  font-weight: ${font.medium};
`
