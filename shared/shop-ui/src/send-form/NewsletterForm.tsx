import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import { Button, type ButtonProps } from '@shop/ui/button/Button.tsx'
import { useT } from '@shop/ui/failure/messages.ts'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { type ComponentType, type ReactNode, type SubmitEvent, useState } from 'react'

import { Honeypot } from './Honeypot.tsx'
import type { NewsletterRequestProps } from './NewsletterRequest.tsx'

interface NewsletterFormProps {
  className?: string
  heading: ReactNode
  label: string
  submit: string
  /** What is said of a text that is no address. */
  invalid: string
  variant?: ButtonProps['variant']
}

/** A request on its way; its component is loaded with the first, since few visitors make one. */
interface Asked extends Omit<NewsletterRequestProps, 'onSettled'> {
  Request: ComponentType<NewsletterRequestProps>
}

const readFields = ({ elements }: HTMLFormElement) =>
  ['email', 'website'].map((name) => elements.namedItem(name)) as [
    email: HTMLInputElement,
    website: HTMLInputElement,
  ]

/** Asks for the newsletter: a link in an e-mail confirms it. */
export function NewsletterForm({ className, heading, ...props }: NewsletterFormProps) {
  const t = useT()
  const [status, setStatus] = useState<'idle' | 'invalid' | 'busy' | 'missing'>('idle')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [form, setForm] = useState<HTMLFormElement | null>(null)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const [email, website] = readFields(event.currentTarget)
    email.value = normalizeEmail(email.value)
    if (!event.currentTarget.checkValidity()) {
      setStatus('invalid')
      setAsked(null)
      return
    }
    setStatus('busy')
    const values = { email: email.value, website: website.value }
    try {
      const { NewsletterRequest: Request } = await import('./NewsletterRequest.tsx')
      setAsked((last) => ({ Request, ...values, attempt: (last?.attempt ?? 0) + 1 }))
    } catch {
      setStatus('missing')
    }
  }

  function handleSettled(sent: boolean): void {
    setStatus('idle')
    // Another address that was typed meanwhile has not been sent.
    if (sent && form && readFields(form)[0].value === asked?.email) form.reset()
  }

  return (
    <form ref={setForm} className={className} noValidate onSubmit={(event) => void submit(event)}>
      {heading}
      <Field label={props.label} required error={status === 'invalid' && props.invalid}>
        <TextInput type="email" name="email" required autoComplete="email" dir="ltr" />
      </Field>
      <Honeypot />
      <Button type="submit" variant={props.variant ?? 'secondary'} busy={status === 'busy'}>
        {props.submit}
      </Button>
      {status === 'missing' && (
        <Notice kind="danger" role="alert">
          {t('failure.missing.text')}
        </Notice>
      )}
      {asked && <asked.Request {...asked} onSettled={handleSettled} />}
    </form>
  )
}
