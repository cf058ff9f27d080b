import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { useState } from 'react'

import { contact } from './contact-details.ts'
import { List, Way } from './contact.styles.ts'
import { MapOverlay } from './MapOverlay.tsx'
import { useT } from './messages.ts'
import { StudioMap } from './StudioMap.tsx'

/** Phone, e-mail and location. */
export function WaysToReachUs() {
  const t = useT()
  const [mapOpen, setMapOpen] = useState(false)
  return (
    <section aria-label={t('contact.ways')}>
      <List>
        <Card as="li">
          <Way>
            <Phone aria-hidden />
            <h2>{t('phone.title')}</h2>
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`} translate="no">
              <bdi dir="ltr">{contact.phone}</bdi>
            </a>
            <p>{t('phone.hint')}</p>
          </Way>
        </Card>
        <Card as="li">
          <Way>
            <Mail aria-hidden />
            <h2>{t('email.title')}</h2>
            <a href={`mailto:${contact.email}`} translate="no">
              <bdi dir="ltr">{contact.email}</bdi>
            </a>
            <p>{t('email.hint')}</p>
          </Way>
        </Card>
        <Card as="li" $flush>
          <StudioMap />
          <Way $padded>
            <MapPin aria-hidden />
            <h2>{t('location.title')}</h2>
            <address>{t('map.address')}</address>
            <p>{t('location.hint')}</p>
            <Button variant="secondary" onClick={() => setMapOpen(true)}>
              {t('map.view')}
            </Button>
          </Way>
        </Card>
      </List>
      <MapOverlay open={mapOpen} onClose={() => setMapOpen(false)} />
    </section>
  )
}
