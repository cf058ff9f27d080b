import { toWhatsAppLink } from '@shop/shop-ui/send-form/message-links.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'

import { useOrdersT } from '../messages.generated.ts'

/** The digits by which WhatsApp knows a phone number; null of one without its country code. */
export function toWhatsAppNumber(phone: string): string | null {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return digits.startsWith('+') ? digits.slice(1) : null
}

/** A phone number, to be called or written to. @param message what is written in WhatsApp at first */
export function Phone({ phone, message = '' }: { phone: string; message?: string }) {
  const t = useOrdersT()
  if (phone === '') return '–'
  const digits = phone.replaceAll(/[^\d+]/g, '')
  const number = toWhatsAppNumber(phone)
  return (
    <Stack $row $gap="3">
      <a href={`tel:${digits}`} aria-label={t('order.call', { phone })}>
        <PersonalText>{phone}</PersonalText>
      </a>
      {number !== null && (
        <a href={toWhatsAppLink(number, message)} target="_blank" rel="noreferrer">
          {t('order.whatsApp')}
        </a>
      )}
    </Stack>
  )
}

/** A postal address, to be found on a map. */
export function Address({ address }: { address: string }) {
  const t = useOrdersT()
  const query = new URLSearchParams({ api: '1', query: address })
  return (
    <>
      <PersonalText multiline>{address}</PersonalText>{' '}
      <a href={`https://www.google.com/maps/search/?${query}`} target="_blank" rel="noreferrer">
        {t('order.map')}
      </a>
    </>
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
