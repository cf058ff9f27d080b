import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { FailureNotice } from '../form/FailureNotice.tsx'
import { useT } from '../messages.generated.ts'

interface CodeFieldProps {
  /** Heading of the form, in a card of its own. */
  title?: string
  hint: string
  button: string
  busy: boolean
  error: unknown
  onSubmit: (code: string) => void
  /** Rendered above the field. */
  children?: ReactNode
}

/** A form for one code. */
export function CodeField({
  title,
  hint,
  button,
  busy,
  error,
  onSubmit,
  children,
}: CodeFieldProps) {
  const t = useT()
  const form = useForm({ defaultValues: { code: '' } })
  const fields = (
    <Stack
      as="form"
      noValidate
      $gap="5"
      onSubmit={form.handleSubmit(({ code }) => {
        if (!busy) onSubmit(code)
      })}
    >
      {children}
      <FormField
        form={form}
        name="code"
        label={t('code.label')}
        hint={hint}
        rules={{ missing: isFilled }}
        errorText={() => t('error.missing', { field: t('code.label') })}
        dir="ltr"
        autoComplete="one-time-code"
        maxLength={40}
      />
      <FailureNotice error={error} />
      <Button type="submit" busy={busy}>
        {button}
      </Button>
    </Stack>
  )
  if (!title) return fields
  return (
    <Narrow as="section" aria-labelledby="code">
      <Stack $gap="5">
        <h2 id="code">{title}</h2>
        {fields}
      </Stack>
    </Narrow>
  )
}

const Narrow = styled(Card)`
  max-inline-size: 32rem;
`
