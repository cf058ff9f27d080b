import { isolate } from '@shop/contracts/rules/isolate-numbers.ts'
import { useEffect, useEffectEvent } from 'react'

import { useT } from './messages.ts'
import { SendOutcome } from './SendOutcome.tsx'
import { useSendForm } from './useSendForm.ts'

export interface NewsletterRequestProps {
  email: string
  /** What is in the honeypot. */
  website: string
  /** Counts the times that it was asked for. */
  attempt: number
  /** @param sent whether it has arrived */
  onSettled: (sent: boolean) => void
}

/** Asks for the newsletter, and says what came of it. */
export function NewsletterRequest(props: NewsletterRequestProps) {
  const { email, website, attempt, onSettled } = props
  const t = useT()
  const { state, send } = useSendForm('newsletter')

  const ask = useEffectEvent(async () => onSettled(await send({ email }, website)))
  useEffect(() => void ask(), [attempt])

  return (
    <SendOutcome
      state={state}
      sent={(replyTo = email) => t('newsletter.sent', { email: isolate(replyTo) })}
      subject={t('newsletter.subject')}
      text={t('newsletter.text', { email })}
    />
  )
}
