import { addWorkingDays, getDeliveryDays } from '@shop/contracts/rules/delivery.ts'
import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { useHydrated } from '@shop/kernel/page'
import { OpenNow } from '@shop/shop-ui/opening/OpenNow.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { size, space } from '@shop/ui/tokens/tokens.ts'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import PackageCheck from 'lucide-react/icons/package-check'
import Phone from 'lucide-react/icons/phone'
import { styled } from 'styled-components'

import { IconList } from '../layout/IconList.ts'
import { useStoresT } from '../messages.generated.ts'
import { describeHours } from './describe-hours.ts'
import type { Store } from './stores.ts'

export function StoreDetails({ store }: { store: Store }) {
  const t = useStoresT()
  const { lang } = useLanguage()
  const { address, hours } = store
  return (
    <List>
      <li>
        <MapPin role="img" aria-label={t('stores.address')} />
        <address>
          <PersonalText>{address}</PersonalText>
        </address>
      </li>
      <li>
        <Clock role="img" aria-label={t('stores.hours')} />
        <div>
          <OpenNow hours={hours} />
          <span>{describeHours(hours, t, lang)}</span>
        </div>
      </li>
      <Collection name={store.name} />
      <li>
        <Phone role="img" aria-label={t('stores.phone')} />
        <a href={`tel:${store.phone.replaceAll(' ', '')}`} translate="no">
          <bdi dir="ltr">{store.phone}</bdi>
        </a>
      </li>
    </List>
  )
}

/** That orders can be collected in the store, and by when; nothing where they cannot. */
function Collection({ name }: { name: string }) {
  const t = useStoresT()
  const { lang } = useLanguage()
  const hydrated = useHydrated()
  const { delivery } = getConfig()
  const option = delivery?.options.find(({ store }) => store?.[lang] === name)
  if (!delivery || !option) return null
  const days = getDeliveryDays(delivery, option)
  return (
    <li>
      <PackageCheck role="img" aria-label={t('stores.collection')} />
      <div>
        <span>{t(option.price === 0 ? 'stores.collectFree' : 'stores.collect')}</span>
        {days !== undefined && (
          <Day>
            {hydrated &&
              t('stores.collectBy', {
                date: formatWeekday(addWorkingDays(new Date(), days), lang),
              })}
          </Day>
        )}
      </div>
    </li>
  )
}

/** The browser knows the day: its place is kept in the server's page. */
const Day = styled.span`
  display: block;
  min-block-size: 1lh;
`

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
