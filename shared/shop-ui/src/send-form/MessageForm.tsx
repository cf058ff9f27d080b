import type { FormFields, FormKind } from '@shop/contracts/wire/form.ts'
import { getConfig } from '@shop/kernel/config'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type ReactNode, type SubmitEvent, useState } from 'react'

import { Honeypot } from './Honeypot.tsx'
import { toWhatsAppLink } from './message-links.ts'
import { useT } from './messages.ts'
import { SendOutcome } from './SendOutcome.tsx'
import { useSendForm } from './useSendForm.ts'

type MessageKind = Exclude<FormKind, 'newsletter' | 'consent'>

interface MessageFormProps<Kind extends MessageKind> {
  kind: Kind
  /** Fields that the page fills in: what the message is about. */
  about?: Partial<FormFields<Kind>>
  /** Id of the heading, for the region's `aria-labelledby`. */
  headingId: string
  heading: string
  submitLabel: string
  /** Subject of the e-mail that the visitor sends where nobody takes the form, and of an empty message at WhatsApp. */
  subject: string
  /** What happens next. @param replyTo the address that was left, if it is one */
  sent: (replyTo: string | undefined) => ReactNode
  /** Inputs by the names of the kind's fields. */
  children: ReactNode
}

type Control = HTMLInputElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** The name that a label shows, without its mark of an optional field. */
const getLabel = ({ labels, name }: Control) => labels?.[0]?.firstChild?.textContent ?? name

/**
 * A form without rules of its own, which is sent to the shop; what is typed stays until it has arrived. Where the shop has a number
 * at WhatsApp, what is written can be taken there instead.
 */
export function MessageForm<Kind extends MessageKind>(props: MessageFormProps<Kind>) {
  const { kind, about, headingId, heading, submitLabel, subject, sent, children } = props
  const { state, setState, send } = useSendForm(kind)
  const [text, setText] = useState('')
  const t = useT()
  const { whatsAppNumber } = getConfig()
  // A comment is of an article, not for a chat; and a form that nobody took has its own link.
  const isHandedOver = state.status === 'failed' || state.status === 'unsent'
  const goesByWhatsApp = whatsAppNumber !== undefined && kind !== 'comment' && !isHandedOver

  function read(form: HTMLFormElement) {
    const controls = [...form.elements].filter(isControl)
    const filled = controls.filter(({ name, value }) => name !== 'website' && value.trim() !== '')
    const lines = filled.map((control) => `${getLabel(control)}: ${control.value.trim()}`)
    const text = [...(Object.values(about ?? {}) as string[]), ...lines].join('\n')
    return { controls, filled, text }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { controls, filled, text } = read(form)
    const values = Object.fromEntries(controls.map(({ name, value }) => [name, value]))
    const { website = '', ...typed } = values
    setText(text)
    if (filled.length === 0) {
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
      <Stack $row $justify="end" $gap="3">
        {goesByWhatsApp && (
          <ButtonLink
            external
            href={toWhatsAppLink(whatsAppNumber, subject)}
            rel="noopener noreferrer"
            target="_blank"
            variant="secondary"
            size="l"
            onClick={({ currentTarget: link }) => {
              const form = link.closest('form')
              const written = form ? read(form).text : ''
              link.href = toWhatsAppLink(whatsAppNumber, written || subject)
            }}
          >
            {t('send.byWhatsApp')}
          </ButtonLink>
        )}
        <Button type="submit" size="l" busy={state.status === 'sending'}>
          {submitLabel}
        </Button>
      </Stack>
    </Stack>
  )
}
