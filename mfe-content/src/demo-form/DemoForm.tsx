import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface DemoFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Id of the heading, for the region's `aria-labelledby`. */
  headingId: string
  heading: string
  /** Shown from the start: nothing is sent. */
  demoNotice: string
  /** Shown after a valid submit: nothing was sent. */
  submittedNotice: string
  submitLabel: string
  children: ReactNode
}

/** A form that only validates: there is no endpoint to send it to, and it says so. */
export function DemoForm<Values extends FieldValues>(props: DemoFormProps<Values>) {
  const { form, headingId, heading, demoNotice, submittedNotice, submitLabel, children } = props
  const [submitted, setSubmitted] = useState(false)
  return (
    <Stack as="form" noValidate onSubmit={form.handleSubmit(() => setSubmitted(true))} $gap="5">
      <h2 id={headingId}>{heading}</h2>
      <Notice>{demoNotice}</Notice>
      {children}
      {submitted && (
        <Notice kind="warning" role="status">
          {submittedNotice}
        </Notice>
      )}
      <Stack $row $justify="end">
        <Button type="submit" size="l">
          {submitLabel}
        </Button>
      </Stack>
    </Stack>
  )
}
