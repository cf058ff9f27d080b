import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { useState } from 'react'

import { useContactT } from '../messages.generated.ts'
import { List, Method } from './contact.styles.ts'
import { contactDetails } from './contact-details.ts'
import { MapOverlay } from './MapOverlay.tsx'
import { StudioMap } from './StudioMap.tsx'

export function ContactMethods() {
  const t = useContactT()
  const [mapOpen, setMapOpen] = useState(false)
  return (
    <section aria-label={t('contact.methods')}>
      <List>
        <Card as="li">
          <Method>
            <IconBadge $size="s">
              <Phone />
            </IconBadge>
            <h2>{t('phone.title')}</h2>
            <a href={`tel:${contactDetails.phone.replaceAll(' ', '')}`} translate="no">
              <bdi dir="ltr">{contactDetails.phone}</bdi>
            </a>
            <p>{t('phone.hint')}</p>
          </Method>
        </Card>
        <Card as="li">
          <Method>
            <IconBadge $size="s">
              <Mail />
            </IconBadge>
            <h2>{t('email.title')}</h2>
            <a href={`mailto:${contactDetails.email}`} translate="no">
              <bdi dir="ltr">{contactDetails.email}</bdi>
            </a>
            <p>{t('email.hint')}</p>
          </Method>
        </Card>
        <Card as="li" $flush>
          <StudioMap />
          <Method $padded>
            <IconBadge $size="s">
              <MapPin />
            </IconBadge>
            <h2>{t('location.title')}</h2>
            <address>{t('map.address')}</address>
            <p>{t('location.hint')}</p>
            <Button variant="secondary" onClick={() => setMapOpen(true)}>
              {t('map.view')}
            </Button>
          </Method>
        </Card>
      </List>
      <MapOverlay open={mapOpen} onClose={() => setMapOpen(false)} />
    </section>
  )
}
