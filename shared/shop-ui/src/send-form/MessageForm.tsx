import type { FormFields, FormKind } from '@shop/contracts/wire/form.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type ReactNode, type SubmitEvent, useState } from 'react'

import { Honeypot } from './Honeypot.tsx'
import { SendOutcome } from './SendOutcome.tsx'
import { useSendForm } from './useSendForm.ts'
import { listControls, listWritten } from './written-text.ts'

type MessageKind = Exclude<FormKind, 'newsletter' | 'consent'>

interface MessageFormProps<Kind extends MessageKind> {
  kind: Kind
  /** Fields that the page fills in: what the message is about. */
  about?: Partial<FormFields<Kind>>
  /** Id of the heading, for the region's `aria-labelledby`. */
  headingId: string
  heading: string
  submitLabel: string
  /** Subject of the e-mail that the visitor sends where nobody takes the form. */
  subject: string
  /** What happens next. @param replyTo the address that was left, if it is one */
  sent: (replyTo: string | undefined) => ReactNode
  /** Inputs by the names of the kind's fields. */
  children: ReactNode
}

/** A form without rules of its own, which is sent to the shop; what is typed stays until it has arrived. */
export function MessageForm<Kind extends MessageKind>(props: MessageFormProps<Kind>) {
  const { kind, about, headingId, heading, submitLabel, subject, sent, children } = props
  const { state, setState, send } = useSendForm(kind)
  const [text, setText] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const controls = listControls(form)
    const values = Object.fromEntries(controls.map(({ name, value }) => [name, value]))
    const { website = '', ...typed } = values
    const lines = listWritten(form)
    setText([...(Object.values(about ?? {}) as string[]), ...lines].join('\n'))
    if (lines.length === 0) {
      setState({ status: 'empty' })
      return
    }
    const isSent = await send({ ...typed, ...about } as FormFields<Kind>, website)
    // What was typed meanwhile has not been sent.
    if (isSent && controls.every(({ name, value }) => value === values[name])) form.reset()
  }

  return (
    <Stack as="form" noValidate onSubmit={(event) => void submit(event)} $gap="5">
      <h2 id={headingId}>{heading}</h2>
      {children}
      <Honeypot />
      <SendOutcome state={state} sent={sent} subject={subject} text={text} />
      <Stack $row $justify="end">
        <Button type="submit" size="l" busy={state.status === 'sending'}>
          {submitLabel}
        </Button>
      </Stack>
    </Stack>
  )
}
