import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { googleMapsUrl } from '@shop/ui/map/map-location.ts'
import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'

import { useContactT } from '../messages.generated.ts'
import { contactDetails } from './contact-details.ts'
import { CloseButton, Map, Panel, Root } from './MapOverlay.styles.ts'

interface MapOverlayProps {
  open: boolean
  onClose: () => void
}

/** Full-screen map. Google is contacted only when the link is followed. */
export function MapOverlay({ open, onClose }: MapOverlayProps) {
  const t = useContactT()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (open) element?.showModal()
    return () => element?.close()
  }, [open])

  return (
    <Root ref={dialog} aria-labelledby="map-title" onClose={onClose}>
      {open && (
        <>
          <Map interactive />
          <Panel>
            <h2 id="map-title">{t('map.title')}</h2>
            <address>{t('map.address')}</address>
            <p>{t('location.hint')}</p>
            <p>{t('map.parking')}</p>
            <ButtonLink
              external
              href={googleMapsUrl(contactDetails.position)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('map.open')}
              <ExternalLink aria-hidden />
            </ButtonLink>
          </Panel>
          <CloseButton>
            <IconButton label={t('map.close')} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </CloseButton>
        </>
      )}
    </Root>
  )
}
