import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { LocationMap } from '@shop/ui/map/LocationMap.tsx'
import { googleMapsUrl } from '@shop/ui/map/map-location.ts'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { radius } from '@shop/ui/tokens/tokens.ts'
import ExternalLink from 'lucide-react/icons/external-link'
import { styled } from 'styled-components'

import { useStoresT } from '../messages.generated.ts'
import { StoreDetails } from './StoreDetails.tsx'
import type { Store } from './stores.ts'

interface StoreMapDialogProps {
  /** Null while the dialog is closed. */
  store: Store | null
  onClose: () => void
}

export function StoreMapDialog({ store, onClose }: StoreMapDialogProps) {
  const t = useStoresT()
  return (
    <Dialog
      open={store !== null}
      onClose={onClose}
      title={store && <PersonalText>{store.name}</PersonalText>}
      width="wide"
    >
      {store && (
        <Stack $gap="5" $align="start">
          <Map store={store} interactive />
          <StoreDetails store={store} />
          {store.position && (
            <ButtonLink
              external
              href={googleMapsUrl(store.position)}
              target="_blank"
              rel="noopener noreferrer"
              variant="secondary"
            >
              {t('stores.openInMaps')}
              <ExternalLink aria-hidden />
            </ButtonLink>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

interface StoreMapProps {
  store: Store
  interactive?: boolean
  className?: string
}

export function StoreMap({ store: { name, position, sketch }, ...rest }: StoreMapProps) {
  const t = useStoresT()
  if (!position) return null
  return (
    <LocationMap
      {...rest}
      location={position}
      label={name}
      description={t(sketch === 'plain' ? 'stores.plainMap' : 'stores.mapDescription', { name })}
      sketch={sketch}
      names={
        sketch === 'plain'
          ? undefined
          : {
              sea: t(`map.${sketch}.sea`),
              mainRoad: t(`map.${sketch}.mainRoad`),
              street: t(`map.${sketch}.street`),
            }
      }
    />
  )
}

const Map = styled(StoreMap)`
  inline-size: 100%;
  aspect-ratio: 2;
  min-block-size: 14rem;
  border-radius: ${radius.m};
  overflow: hidden;
`
