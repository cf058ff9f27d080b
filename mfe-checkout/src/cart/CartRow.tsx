import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import { calculateSubtotal } from '@shop/contracts/rules/pricing.ts'
import { formatAmount, formatDecimal, localize } from '@shop/i18n/format.ts'
import { cart, type CartItem, toItemEngravings, toShownEngraving } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { ShownPriceNote } from '@shop/shop-ui/price/Price.tsx'
import { StockNote, StockPlace } from '@shop/shop-ui/stock/StockNote.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { focusAfterRemoval } from '@shop/ui/dom/focus-after-removal.ts'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'

import { useT } from '../messages.generated.ts'
import { NameNote } from '../names/NameNote.tsx'
import { EngravingText, toEngravedLine } from '../order-summary/EngravingText.tsx'
import { countsStock } from '../stock/useCartStock.ts'
import {
  CartCell,
  CartTableRow,
  EngravingsCell,
  EngravingsRow,
  LineTotal,
  Product,
  Texts,
  Thumb,
  Title,
} from './cart.styles.ts'
import type { CartChange } from './CartAnnouncement.tsx'
import { EngravingsButton } from './engravings/EngravingsButton.tsx'
import { useEngravingsEditor } from './engravings/useEngravingsEditor.ts'
import { QuantityStepper } from './QuantityStepper.tsx'
import { useItemTitle } from './useItemTitle.ts'

interface CartRowProps {
  item: CartItem
  stock: { left: number | null } | undefined
  onChange: (change: CartChange) => void
}

/** Memoized: a change of one line of a long cart leaves the others alone. */
export const CartRow = memo(function CartRow({ item, stock, onChange }: CartRowProps) {
  const t = useT()
  const { lang } = useLanguage()
  const { id, quantity } = item
  const title = useItemTitle()(item)
  const product = localize(title, lang)
  const editor = useEngravingsEditor(item)
  const { Editor } = editor
  const hasTexts = editor.isOffered || item.engraving !== undefined
  const hasList = toItemEngravings(item).engravings !== undefined
  const editLabel = t(Editor || hasList ? 'engraving.edit' : 'engraving.each')
  const subtotal = calculateSubtotal([item])
  const total = formatDecimal(subtotal, lang)
  const [before, after] = formatAmount(subtotal, lang).split(total)

  function step(delta: 1 | -1) {
    if (delta > 0) cart.increase(id)
    else cart.decrease(id)
    onChange({ product: title, quantity: quantity + delta })
  }

  function enter(entered: number): boolean {
    const valid = cart.setQuantity(id, entered)
    if (valid) onChange({ product: title, quantity: entered })
    return valid
  }

  function remove(button: HTMLElement) {
    focusAfterRemoval(button, 'tr[data-item]')
    cart.remove(id)
    onChange({ product: title, quantity: 0, removed: item })
  }

  return (
    <>
      <CartTableRow
        data-item
        data-texts={hasTexts || undefined}
        data-open={Editor ? true : undefined}
      >
        <CartCell $area="product">
          <Product>
            <Thumb>
              <EngravedPicture engraving={toShownEngraving(item)}>
                <Picture src={item.image} alt="" width={1} height={1} sizes="6.5rem" />
              </EngravedPicture>
            </Thumb>
            <Title>
              <Link to={productPath(id)}>
                <DataText text={title} translate="no" />
              </Link>
              <NameNote item={item} product={product} />
              {countsStock() && (
                <StockPlace>
                  <StockNote stock={stock} quantity={quantity} />
                </StockPlace>
              )}
            </Title>
            {hasTexts && (
              <Texts>
                {!Editor && <EngravingText line={toEngravedLine(item)} />}
                {editor.isOffered && (
                  <EngravingsButton
                    ref={editor.button}
                    aria-label={`${editLabel}: ${product}`}
                    aria-expanded={Editor !== null}
                    aria-controls={Editor ? editor.panelId : undefined}
                    onClick={Editor ? editor.close : editor.open}
                    onPointerEnter={editor.preload}
                    onFocus={editor.preload}
                  >
                    {editLabel}
                  </EngravingsButton>
                )}
              </Texts>
            )}
          </Product>
        </CartCell>
        <CartCell $area="price">
          <Amount hundredths={toHundredths(item.price)} />
          <ShownPriceNote price={item.price} />
        </CartCell>
        <CartCell $area="quantity">
          <QuantityStepper product={product} quantity={quantity} onStep={step} onEnter={enter} />
        </CartCell>
        <CartCell $area="total">
          <LineTotal translate="no" data-before={before} data-after={after}>
            {total}
          </LineTotal>
        </CartCell>
        <CartCell $area="remove">
          <IconButton
            label={t('cart.remove', { product })}
            onClick={(event) => remove(event.currentTarget)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </CartCell>
      </CartTableRow>
      {Editor && (
        <EngravingsRow id={editor.panelId}>
          <EngravingsCell>
            <Editor item={item} product={product} onQuantity={enter} onClose={editor.close} />
          </EngravingsCell>
        </EngravingsRow>
      )}
    </>
  )
})
