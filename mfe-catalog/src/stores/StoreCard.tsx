import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
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
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={t('stores.viewMapOf', { name })}
            onClick={onOpenMap}
          >
            {t('stores.viewMap')}
          </Button>
        )}
      </Text>
    </Card>
  )
}

const Text = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  & > button {
    justify-self: start;
    margin-block-start: ${space[2]};
  }
`
