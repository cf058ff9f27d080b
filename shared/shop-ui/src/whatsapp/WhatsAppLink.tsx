import { createMessages } from '@shop/i18n/messages.tsx'
import { getConfig } from '@shop/kernel/config'
import type { ButtonStyle } from '@shop/ui/button/button.styles.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import MessageCircle from 'lucide-react/icons/message-circle'

import { toWhatsAppLink } from '../send-form/message-links.ts'
import ar from './messages/ar.json'
import en from './messages/en.json'

// Bundled: one text.
const { useT } = createMessages({ en: { default: en }, ar: { default: ar } })

/** Opens a chat with the shop at WhatsApp, in which `text` is typed already; nothing where the shop has no number there. */
export function WhatsAppLink({ text, variant = 'secondary' }: { text: string } & ButtonStyle) {
  const t = useT()
  const { whatsAppNumber } = getConfig()
  if (whatsAppNumber === undefined) return null
  return (
    <ButtonLink
      external
      href={toWhatsAppLink(whatsAppNumber, text)}
      rel="noopener noreferrer"
      target="_blank"
      variant={variant}
    >
      <MessageCircle aria-hidden />
      {t('whatsapp.ask')}
    </ButtonLink>
  )
}
