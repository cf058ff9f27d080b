import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type ReactNode, useState } from 'react'

import { onSubmit } from './on-submit.ts'

interface DemoFormProps {
  /** Id of the heading, for the region's `aria-labelledby`. */
  headingId: string
  heading: string
  /** Shown from the start: nothing is sent. */
  demoNotice: string
  /** Shown after a submit: nothing was sent. */
  submittedNotice: string
  submitLabel: string
  children: ReactNode
}

/** A form without rules: there is no endpoint to send it to, and it says so. What is typed stays. */
export function DemoForm(props: DemoFormProps) {
  const { headingId, heading, demoNotice, submittedNotice, submitLabel, children } = props
  const [submitted, setSubmitted] = useState(false)
  return (
    <Stack as="form" noValidate onSubmit={onSubmit(() => setSubmitted(true))} $gap="5">
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
