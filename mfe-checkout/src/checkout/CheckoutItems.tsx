import { calculateSubtotal } from '@shop/contracts/rules/pricing.ts'
import { type CartItem, toShownEngraving } from '@shop/kernel/cart'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'

import { useItemTitle } from '../cart/useItemTitle.ts'
import { EngravingText, toEngravedLine } from '../order-summary/EngravingText.tsx'
import { LineList } from '../order-summary/LineList.tsx'

export function CheckoutItems({ items }: { items: readonly CartItem[] }) {
  const getTitle = useItemTitle()
  return (
    <LineList
      lines={items.map((item) => ({
        id: item.id,
        picture: (
          <EngravedPicture engraving={toShownEngraving(item)}>
            <Picture src={item.image} alt="" width={1} height={1} sizes="4rem" />
          </EngravedPicture>
        ),
        title: <DataText text={getTitle(item)} translate="no" />,
        note: <EngravingText line={toEngravedLine(item)} />,
        quantity: item.quantity,
        amount: <Amount hundredths={calculateSubtotal([item])} />,
      }))}
    />
  )
}
