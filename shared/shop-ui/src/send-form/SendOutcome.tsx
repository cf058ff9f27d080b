import { contact } from '@shop/contracts/configuration/brand/contact.ts'
import { getConfig } from '@shop/kernel/config'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { ReactNode } from 'react'

import { toMailLink, toWhatsAppLink } from './message-links.ts'
import { useT } from './messages.ts'
import type { SendState } from './useSendForm.ts'

interface SendOutcomeProps {
  state: SendState
  /** What happens next. @param replyTo the address that a reply or a link goes to, if there is one */
  sent: (replyTo: string | undefined) => ReactNode
  /** What was written, for who has to send it themselves. */
  subject: string
  text: string
}

/** Says what came of a form, and offers what is written as an e-mail where the shop did not take it. */
export function SendOutcome({ state, sent, subject, text }: SendOutcomeProps) {
  const t = useT()
  const { whatsAppNumber } = getConfig()
  if (state.status === 'idle' || state.status === 'sending') return null
  if (state.status === 'sent') {
    return (
      <Notice kind="success" role="status">
        {sent(state.replyTo)}
      </Notice>
    )
  }
  if (state.status === 'empty') {
    return (
      <Notice kind="warning" role="status">
        {t('send.empty')}
      </Notice>
    )
  }
  const failed = state.status === 'failed'
  return (
    <Notice kind={failed ? 'danger' : 'info'} role={failed ? 'alert' : 'status'}>
      <Stack $gap="3">
        <p>{failed ? (state.message ?? t('send.failed')) : t('send.ready')}</p>
        <Stack $row $gap="3">
          <ButtonLink external href={toMailLink(contact.email, subject, text)} variant="secondary">
            {t('send.byMail')}
          </ButtonLink>
          {whatsAppNumber !== undefined && (
            <ButtonLink
              external
              href={toWhatsAppLink(whatsAppNumber, text)}
              rel="noopener noreferrer"
              target="_blank"
              variant="secondary"
            >
              {t('send.byWhatsApp')}
            </ButtonLink>
          )}
        </Stack>
      </Stack>
    </Notice>
  )
}
