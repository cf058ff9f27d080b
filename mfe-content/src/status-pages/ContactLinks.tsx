import { WhatsAppLink } from '@shop/shop-ui/whatsapp/WhatsAppLink.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'

import { contactDetails, getPhone, getPhoneUrl } from '../contact/contact-details.ts'
import { useStatusPagesT } from '../messages.generated.ts'

/** The ways to the shop that work while its pages do not. */
export function ContactLinks() {
  const t = useStatusPagesT()
  return (
    <Stack $gap="3">
      <p>{t('maintenance.contact')}</p>
      <Stack $row $gap="2">
        <WhatsAppLink text={t('maintenance.whatsApp')} />
        <ButtonLink external href={getPhoneUrl()} variant="secondary" translate="no">
          <Phone aria-hidden />
          <bdi dir="ltr">{getPhone()}</bdi>
        </ButtonLink>
        <ButtonLink
          external
          href={`mailto:${contactDetails.email}`}
          variant="secondary"
          translate="no"
        >
          <Mail aria-hidden />
          <bdi dir="ltr">{contactDetails.email}</bdi>
        </ButtonLink>
      </Stack>
    </Stack>
  )
}
