import { type Contact, toVCard } from '@shop/contracts/rules/vcard.ts'
import { profileQuery } from '@shop/kernel/session'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { saveFile } from '@shop/ui/dom/save-file.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { QrCode } from '@shop/ui/picture/QrCode.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { styled } from 'styled-components'

import { SectionTitle } from '../../layout/SectionTitle.ts'
import { useAccountT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { formatPhone } from '../../profile/profile.ts'
import { detailsQuery } from '../settings/settings.api.ts'

/** A member's contact as a QR code, which phones save when they scan it, and as a file; nothing until it is known. */
export function ContactCard({ userId }: { userId: string }) {
  const t = useAccountT()
  const titleId = useId()
  const { data: profile } = useQuery(profileQuery(userId))
  const { data: details } = useQuery(detailsQuery(userId))
  if (!profile || !details) return null
  const { firstName, lastName = '', email } = profile
  const { occupation, website } = details
  const phone = details.phone || formatPhone(profile, ' ')
  const contact: Contact = { firstName, lastName, occupation, phone, email, website }
  const name = `${firstName} ${lastName}`.trim()
  const save = () =>
    saveFile(new Blob([toVCard(contact)], { type: 'text/vcard' }), `${name || 'contact'}.vcf`)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack $gap="4">
        <SectionTitle id={titleId}>{t('contact.title')}</SectionTitle>
        <p>{t('contact.text')}</p>
        <Columns>
          <QrCode text={toVCard(contact)} label={t('contact.qr')} />
          <Stack $gap="4" $align="start">
            <address>
              <b>
                <PersonalText>{name}</PersonalText>
              </b>
              {occupation && (
                <Muted>
                  <PersonalText>{occupation}</PersonalText>
                </Muted>
              )}
              {phone && <PersonalText dir="ltr">{phone}</PersonalText>}
              {email && <PersonalText dir="ltr">{email}</PersonalText>}
              {website && <PersonalText dir="ltr">{website}</PersonalText>}
            </address>
            <Button onClick={save}>
              <Download aria-hidden />
              {t('contact.save')}
            </Button>
            <Change to={paths['account.settings']}>{t('contact.change')}</Change>
          </Stack>
        </Columns>
      </Stack>
    </Card>
  )
}

const Columns = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[5]};
  & > svg {
    border-radius: ${radius.m};
  }
  & address {
    display: grid;
    justify-items: start;
    font-style: normal;
  }
  & b {
    font-size: ${font.l};
    font-weight: ${font.medium};
  }
  ${mediaQuery.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    align-items: center;
    gap: ${space[6]};
  }
`

const Change = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
`
