import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { styled } from 'styled-components'

import { useT } from './messages.ts'
import type { Store } from './stores.ts'

/** Where a store is, when it is open, and how to call it. */
export function StoreFacts({ store: { id, phone } }: { store: Store }) {
  const t = useT()
  return (
    <List>
      <li>
        <MapPin role="img" aria-label={t('stores.address')} />
        <address>{t(`store.${id}.address`)}</address>
      </li>
      <li>
        <Clock role="img" aria-label={t('stores.hours')} />
        <span>{t(`store.${id}.hours`)}</span>
      </li>
      <li>
        <Phone role="img" aria-label={t('stores.phone')} />
        <a href={`tel:${phone.replaceAll(' ', '')}`} translate="no">
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </li>
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${font.s};
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[3]};
  }
  & > li > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 0.15em;
    color: ${color.accent};
    stroke-width: 1.5;
  }
  & address {
    font-style: normal;
  }
  & a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${size.touch};
    /* As high as a finger needs, on a line no higher than the others. */
    margin-block: -0.6rem;
  }
`
