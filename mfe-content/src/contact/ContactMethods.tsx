import { useLanguage } from '@shop/kernel/language'
import { OpenNow } from '@shop/shop-ui/opening/OpenNow.tsx'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { font, size, space } from '@shop/ui/tokens/tokens.ts'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useContactT } from '../messages.generated.ts'
import {
  contactDetails,
  getChangedContact,
  getHours,
  getPhone,
  getPhoneUrl,
} from './contact-details.ts'
import { MapOverlay, StudioMap } from './MapOverlay.tsx'

const { email } = contactDetails

export function ContactMethods() {
  const t = useContactT()
  const { lang } = useLanguage()
  const [mapOpen, setMapOpen] = useState(false)
  const contact = getChangedContact(lang)
  const phone = getPhone()
  const hours = getHours()
  const directMethods = [
    {
      id: 'phone',
      Icon: Phone,
      value: phone,
      href: getPhoneUrl(),
      hint: contact?.hours ?? t('phone.hint'),
    },
    { id: 'email', Icon: Mail, value: email, href: `mailto:${email}`, hint: t('email.hint') },
  ] as const
  return (
    <section aria-label={t('contact.methods')}>
      <Stack as="ul">
        {directMethods.map(({ id, Icon, value, href, hint }) => (
          <Card as="li" key={id}>
            <Method>
              <IconBadge $size="s">
                <Icon />
              </IconBadge>
              <h2>{t(`${id}.title`)}</h2>
              <a href={href} translate="no">
                <bdi dir="ltr">{value}</bdi>
              </a>
              {id === 'phone' && hours && <OpenNow hours={hours} />}
              <Muted>{hint}</Muted>
            </Method>
          </Card>
        ))}
        <Card as="li" $flush>
          <StudioMap />
          <Method $padded>
            <IconBadge $size="s">
              <MapPin />
            </IconBadge>
            <h2>{t('location.title')}</h2>
            <address>{contact?.address ?? t('map.address')}</address>
            <Muted>{contact?.hours ?? t('location.hint')}</Muted>
            <Button variant="secondary" onClick={() => setMapOpen(true)}>
              {t('map.view')}
            </Button>
          </Method>
        </Card>
      </Stack>
      <MapOverlay open={mapOpen} onClose={() => setMapOpen(false)} />
    </section>
  )
}

const Method = styled.div<{ $padded?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[4]};
  ${({ $padded }) => $padded && `padding: ${space[5]};`}
  & > span {
    grid-row: span 5;
  }
  & > h2 {
    font-size: ${font.m};
  }
  & > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${size.touch};
  }
  & > address {
    font-style: normal;
  }
  & > button {
    grid-column: 2;
    justify-self: start;
    margin-block-start: ${space[4]};
    padding-inline: ${space[4]};
    white-space: nowrap;
  }
`
