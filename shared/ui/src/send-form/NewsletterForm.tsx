import { normalizeEmail } from '@shop/contracts/typed-text.ts'
import { type ReactNode, type SubmitEvent, useState } from 'react'

import { Button, type ButtonProps } from '../button/Button.tsx'
import { Field } from '../form/Field.tsx'
import { TextInput } from '../form/TextInput.tsx'
import { Honeypot } from './Honeypot.tsx'
import { useT } from './messages.ts'
import { SendOutcome } from './SendOutcome.tsx'
import { useSendForm } from './useSendForm.ts'

interface NewsletterFormProps {
  className?: string
  heading: ReactNode
  label: string
  submit: string
  /** Told of an address that is none. */
  invalid: string
  variant?: ButtonProps['variant']
}

/** Asks for the newsletter: a link in an e-mail confirms it. */
export function NewsletterForm({ className, heading, ...props }: NewsletterFormProps) {
  const t = useT()
  const [invalid, setInvalid] = useState(false)
  const [email, setEmail] = useState('')
  const { state, setState, send } = useSendForm('newsletter')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    const input = field('email')
    input.value = normalizeEmail(input.value)
    const isValid = form.checkValidity()
    setInvalid(!isValid)
    setEmail(input.value)
    if (!isValid) setState({ status: 'idle' })
    else if (await send({ email: input.value }, field('website').value)) form.reset()
  }

  return (
    <form className={className} noValidate onSubmit={(event) => void submit(event)}>
      {heading}
      <Field label={props.label} required error={invalid && props.invalid}>
        <TextInput type="email" name="email" required autoComplete="email" dir="ltr" />
      </Field>
      <Honeypot />
      <Button
        type="submit"
        variant={props.variant ?? 'secondary'}
        busy={state.status === 'sending'}
      >
        {props.submit}
      </Button>
      <SendOutcome
        state={state}
        sent={(replyTo = email) => t('newsletter.sent', { email: `\u2066${replyTo}\u2069` })}
        subject={t('newsletter.subject')}
        text={t('newsletter.text', { email })}
      />
    </form>
  )
}
