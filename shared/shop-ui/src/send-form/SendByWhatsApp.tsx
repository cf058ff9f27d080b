import { getConfig } from '@shop/kernel/config'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { toWhatsAppLink } from './message-links.ts'
import { useT } from './messages.ts'
import { listWritten } from './written-text.ts'

/**
 * Takes what is written in the form that it is in to WhatsApp, in place of sending it; nothing where the shop has no number there.
 * @param subject what the chat begins with
 */
export function SendByWhatsApp({ subject }: { subject: string }) {
  const t = useT()
  const { whatsAppNumber } = getConfig()
  if (whatsAppNumber === undefined) return null
  return (
    <Stack $row $justify="end">
      <ButtonLink
        external
        href={toWhatsAppLink(whatsAppNumber, subject)}
        rel="noopener noreferrer"
        target="_blank"
        variant="secondary"
        size="l"
        onClick={({ currentTarget: link }) => {
          const form = link.closest('form')
          const text = [subject, ...(form ? listWritten(form) : [])].join('\n')
          link.href = toWhatsAppLink(whatsAppNumber, text)
        }}
      >
        {t('send.byWhatsApp')}
      </ButtonLink>
    </Stack>
  )
}
