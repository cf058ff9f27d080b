import { useLanguage } from '@shop/kernel/language'
import { useBackToClose } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { LocationMap } from '@shop/ui/map/LocationMap.tsx'
import { googleMapsUrl } from '@shop/ui/map/map-location.ts'
import { color, mediaQuery, radius, shadow, space } from '@shop/ui/tokens/tokens.ts'
import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { useContactT } from '../messages.generated.ts'
import { contactDetails, getChangedContact } from './contact-details.ts'

interface MapOverlayProps {
  open: boolean
  onClose: () => void
}

/** Full-screen map. Google is asked for it when this opens, and not before. */
export function MapOverlay({ open, onClose }: MapOverlayProps) {
  const t = useContactT()
  const { lang } = useLanguage()
  const contact = getChangedContact(lang)
  const dialog = useRef<HTMLDialogElement>(null)
  useBackToClose(open, onClose)

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
            <address>{contact?.address ?? t('map.address')}</address>
            <p>{contact?.hours ?? t('location.hint')}</p>
            {!contact && <p>{t('map.parking')}</p>}
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

interface StudioMapProps {
  interactive?: boolean
  className?: string
}

export function StudioMap(props: StudioMapProps) {
  const t = useContactT()
  return (
    <LocationMap
      {...props}
      location={contactDetails.position}
      label={t('map.title')}
      description={t('map.description')}
      sketch="north"
      names={{ sea: t('map.sea'), mainRoad: t('map.mainRoad'), street: t('map.street') }}
    />
  )
}

const Root = styled.dialog`
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  border: 0;
  background: ${color.sunken};
  color: ${color.text};
  overscroll-behavior: contain;
  &[open] {
    display: grid;
    grid-template-rows: minmax(10rem, 1fr) auto;
  }
`

/** Full-screen on tablets and up; above the panel on phones, where that would cover too much of it. */
const Map = styled(StudioMap)`
  inline-size: 100%;
  block-size: 100%;
  ${mediaQuery.tablet} {
    position: absolute;
    inset: 0;
  }
`

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[5]};
  background: ${color.raised};
  & > address {
    font-style: normal;
  }
  & > p {
    color: ${color.muted};
  }
  ${mediaQuery.tablet} {
    position: absolute;
    inset-block-end: ${space.gutter};
    inset-inline-start: ${space.gutter};
    inline-size: 24rem;
    border-radius: ${radius.l};
    box-shadow: ${shadow.l};
  }
`

const CloseButton = styled.div`
  position: absolute;
  inset-block-start: ${space.gutter};
  inset-inline-end: ${space.gutter};
  border-radius: ${radius.round};
  background: ${color.raised};
  box-shadow: ${shadow.m};
`
