import type { OrderRow } from '@shop/contracts/wire/account.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Pictures of the first products of an order, with what is on them; nothing where the backend tells none. */
export function OrderedItems({ items = [] }: Pick<OrderRow, 'items'>) {
  const { lang } = useLanguage()
  const shown = items.filter(({ image }) => image)
  if (shown.length === 0) return null
  return (
    <Root>
      {shown.map(({ productId, title, image = '', engraving }) => (
        <li key={productId}>
          <EngravedPicture engraving={engraving}>
            <Picture src={image} alt={localize(title, lang)} width={1} height={1} sizes="3.5rem" />
          </EngravedPicture>
        </li>
      ))}
    </Root>
  )
}

const Root = styled.ul`
  display: flex;
  gap: ${space[1]};
  list-style: none;
  & > li {
    flex: none;
    inline-size: 3.5rem;
    overflow: hidden;
    border-radius: ${radius.s};
  }
`
