import { LocationMap } from '@shop/ui/map/LocationMap.tsx'

import { useContactT } from '../messages.generated.ts'
import { contactDetails } from './contact-details.ts'

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
    />
  )
}
