import { LocationMap } from '@shop/ui/map/LocationMap.tsx'

import { contactDetails } from './contact-details.ts'
import { useT } from './messages.ts'

interface StudioMapProps {
  interactive?: boolean
  className?: string
}

export function StudioMap(props: StudioMapProps) {
  const t = useT()
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
