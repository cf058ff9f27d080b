import { calculateSubtotal } from '@shop/contracts/rules/pricing.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { type CartItem, toShownEngraving } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useItemTitle } from '../cart/useItemTitle.ts'
import { EngravingText, toEngravedLine } from '../order-summary/EngravingText.tsx'

export function CheckoutItems({ items }: { items: readonly CartItem[] }) {
  const { lang } = useLanguage()
  const getTitle = useItemTitle()
  return (
    <List>
      {items.map((item) => (
        <li key={item.id}>
          <Thumb>
            <EngravedPicture engraving={toShownEngraving(item)}>
              <Picture src={item.image} alt="" width={1} height={1} sizes="4.5rem" />
            </EngravedPicture>
          </Thumb>
          <div>
            <DataText text={getTitle(item)} translate="no" />
            <EngravingText line={toEngravedLine(item)} />
            <Quantity translate="no">× {formatNumber(item.quantity, lang)}</Quantity>
          </div>
          <Amount hundredths={calculateSubtotal([item])} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  & > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(5rem, 1fr) minmax(0, auto);
    gap: ${space[3]};
    align-items: center;
    font-size: ${font.s};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & > li > bdi {
    white-space: normal;
    text-align: end;
  }
`

const Thumb = styled.div`
  overflow: hidden;
  border-radius: ${radius.s};
`

const Quantity = styled.div`
  color: ${color.muted};
  font-size: ${font.xs};
`
