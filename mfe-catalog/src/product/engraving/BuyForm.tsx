import { PRODUCT_PARAMETER, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { useHref } from '@shop/router'
import { addToCart, isSoldOut } from '@shop/shop-ui/add-to-cart/add-to-cart.ts'
import { useT as useStockT } from '@shop/shop-ui/stock/messages.ts'
import { Button, type ButtonProps } from '@shop/ui/button/Button.tsx'
import type { FormEvent, ReactNode } from 'react'
import { styled } from 'styled-components'

import { useT } from '../../messages.generated.ts'
import { type EngravingState, focusProblem } from './engraving-state.ts'
import { EngravingFields } from './EngravingFields.tsx'

/** Id of the form, by which buttons outside of it submit it. */
export const BUY_FORM = 'buy'

interface BuyFormProps {
  product: Product
  state: EngravingState
  children: ReactNode
}

/** Adds a product with a name on it. Before the page's scripts, its address does: the cart adds what that names. */
export function BuyForm({ product, state, children }: BuyFormProps) {
  const action = useHref(sitePaths.cart)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (focusProblem(event.currentTarget, state)) return
    addToCart(product, { engraving: state.engravings })
  }

  return (
    <Form id={BUY_FORM} action={action} method="get" onSubmit={submit}>
      <input type="hidden" name={PRODUCT_PARAMETER} value={product._id} />
      <EngravingFields product={product} state={state} />
      {children}
    </Form>
  )
}

/** What is in it is arranged by the panel around it. */
const Form = styled.form`
  display: contents;
`

type BuyButtonProps = Omit<ButtonProps, 'children'> & {
  product: Product
  /** What it says of a product that can be added. */
  children?: ReactNode
}

/** Submits the form; a product that is sold out cannot be added. */
export function BuyButton({ product, children, ...rest }: BuyButtonProps) {
  const t = useT()
  const tStock = useStockT()
  const soldOut = isSoldOut(product)
  return (
    <Button {...rest} type="submit" disabled={soldOut}>
      {soldOut ? tStock('stock.soldOut') : (children ?? t('cart.add'))}
    </Button>
  )
}
