import { PRODUCT_PARAMETER, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { useHref } from '@shop/router'
import { addToCart } from '@shop/shop-ui/add-to-cart/add-to-cart.ts'
import { space } from '@shop/ui/tokens/tokens.ts'
import type { FormEvent, ReactNode } from 'react'
import { styled } from 'styled-components'

import { BUY_FORM, focusProblem } from './buy-form.ts'
import { EngravingFields } from './EngravingFields.tsx'
import type { EngravingState } from './useEngraving.ts'

interface BuyFormProps {
  product: Product
  state: EngravingState
  /** The buttons. */
  children: ReactNode
}

/** Adds a product with a name on it. Before the page's scripts, its address does: the cart adds what that names. */
export function BuyForm({ product, state, children }: BuyFormProps) {
  const action = useHref(sitePaths.cart)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (focusProblem(event.currentTarget, state)) return
    addToCart(product, { engraving: state.engraving })
  }

  return (
    <Root id={BUY_FORM} action={action} method="get" onSubmit={submit}>
      <input type="hidden" name={PRODUCT_PARAMETER} value={product._id} />
      <EngravingFields product={product} state={state} />
      {children}
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  gap: ${space[5]};
`
