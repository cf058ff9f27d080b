import { LocationMap } from '@shop/ui/map/LocationMap.tsx'

import { useStoresT } from '../messages.generated.ts'
import type { Store } from './stores.ts'

interface StoreMapProps {
  store: Store
  interactive?: boolean
  className?: string
}

export function StoreMap({ store: { id, position, sketch }, ...rest }: StoreMapProps) {
  const t = useStoresT()
  const name = t(`store.${id}.name`)
  return (
    <LocationMap
      {...rest}
      location={position}
      label={name}
      description={t('stores.mapDescription', { name })}
      sketch={sketch}
    />
  )
}
