import { size, space } from '@shop/ui/tokens/tokens.ts'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { styled } from 'styled-components'

import { IconList } from '../layout/IconList.ts'
import { useStoresT } from '../messages.generated.ts'
import { OpenNow } from './OpenNow.tsx'
import type { Store } from './stores.ts'

export function StoreDetails({ store }: { store: Store }) {
  const t = useStoresT()
  const { id, hours } = store
  return (
    <List>
      <li>
        <MapPin role="img" aria-label={t('stores.address')} />
        <address>{t(`store.${id}.address`)}</address>
      </li>
      <li>
        <Clock role="img" aria-label={t('stores.hours')} />
        <div>
          <OpenNow hours={hours} />
          <span>{t(`store.${id}.hours`)}</span>
        </div>
      </li>
      <li>
        <Phone role="img" aria-label={t('stores.phone')} />
        <a href={`tel:${store.phone.replaceAll(' ', '')}`} translate="no">
          <bdi dir="ltr">{store.phone}</bdi>
        </a>
      </li>
    </List>
  )
}

const List = styled(IconList)`
  gap: ${space[2]};
  & address {
    font-style: normal;
  }
  & a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${size.touch};
    /* Keeps the line as high as the others despite the touch target. */
    margin-block: -0.6rem;
  }
`
