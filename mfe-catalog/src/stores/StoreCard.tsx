import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { directionsUrl } from '@shop/ui/map/map-location.ts'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useStoresT } from '../messages.generated.ts'
import { toOpeningSpecification } from './opening.ts'
import { StoreDetails } from './StoreDetails.tsx'
import { StoreMap } from './StoreMapDialog.tsx'
import type { Store } from './stores.ts'

interface StoreCardProps {
  store: Store
  onOpenMap: () => void
}

export function StoreCard({ store, onOpenMap }: StoreCardProps) {
  const t = useStoresT()
  const { name, address, phone, position, hours } = store
  return (
    <Card as="li" $flush>
      <StructuredData
        data={{
          '@type': 'Store',
          name,
          telephone: phone,
          address,
          ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
          openingHoursSpecification: toOpeningSpecification(hours),
        }}
      />
      <StoreMap store={store} />
      <Text>
        <h2>
          <PersonalText>{name}</PersonalText>
        </h2>
        <StoreDetails store={store} />
        {position && (
          <Ways>
            <ButtonLink
              external
              href={directionsUrl(position)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('stores.directionsTo', { name })}
            >
              {t('stores.directions')}
            </ButtonLink>
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              aria-label={t('stores.viewMapOf', { name })}
              onClick={onOpenMap}
            >
              {t('stores.viewMap')}
            </Button>
          </Ways>
        )}
      </Text>
    </Card>
  )
}

const Text = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  && > * {
    flex: 1 0 auto;
    padding-inline: ${space[4]};
    white-space: nowrap;
  }
`
