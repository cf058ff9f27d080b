import { toWhatsAppLink } from '@shop/shop-ui/send-form/message-links.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'

import { useOrdersT } from '../messages.generated.ts'

/** A phone number, to be called or written to. @param message what is written in WhatsApp at first */
export function Phone({ phone, message = '' }: { phone: string; message?: string }) {
  const t = useOrdersT()
  if (phone === '') return '–'
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return (
    <Stack $row $gap="3">
      <a href={`tel:${digits}`} aria-label={t('order.call', { phone })}>
        <PersonalText>{phone}</PersonalText>
      </a>
      {digits.startsWith('+') && (
        <a href={toWhatsAppLink(digits.slice(1), message)} target="_blank" rel="noreferrer">
          {t('order.whatsApp')}
        </a>
      )}
    </Stack>
  )
}

/** An e-mail address, to be written to. */
export function Email({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <PersonalText>{email}</PersonalText>
    </a>
  )
}
