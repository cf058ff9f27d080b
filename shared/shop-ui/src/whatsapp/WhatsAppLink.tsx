import { getConfig } from '@shop/kernel/config'
import type { ButtonStyle } from '@shop/ui/button/button.styles.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import MessageCircle from 'lucide-react/icons/message-circle'

import { toWhatsAppLink } from '../send-form/message-links.ts'
import { useT } from './messages.ts'

/**
 * Opens a chat with the shop at WhatsApp, where the shop has a number there.
 * @param props.text is typed already
 */
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
