import { Button } from '@shop/ui/button/Button.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { AppliedCoupon } from './AppliedCoupon.tsx'
import type { CouponControls } from './useCoupon.ts'

export function CouponForm({ coupon }: { coupon: CouponControls }) {
  const t = useT()
  const [code, setCode] = useState('')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    coupon.apply(code)
  }

  return (
    <Form onSubmit={submit} noValidate>
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
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`

const InputRow = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]};
`
