import {
  ENGRAVING_PARAMETERS,
  nameFieldPath,
  PRODUCT_PARAMETER,
  productPath,
} from '@shop/contracts/browser/site-paths.ts'
import { findEngravingProblem } from '@shop/contracts/rules/engraving-layout.ts'
import { type Engraving, normalizeEngraving } from '@shop/contracts/rules/engraving-text.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useCart } from '@shop/kernel/cart'
import { toFailure } from '@shop/kernel/http'
import { useLanguage } from '@shop/kernel/language'
import { Link, useSearchParams } from '@shop/router'
import { addToCart, needsName } from '@shop/shop-ui/add-to-cart/add-to-cart.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { productQuery } from './product.api.ts'

/** Adds the product that the address names, once: in the cart, it leaves the address. */
export function ProductFromAddress() {
  const [params, setParams] = useSearchParams()
  const id = params.get(PRODUCT_PARAMETER)
  const inCart = useCart((items) => items.some((item) => item.id === id))

  useEffect(() => {
    if (!inCart) return
    const withoutProduct = (before: URLSearchParams) => {
      for (const name of [PRODUCT_PARAMETER, ...ENGRAVING_PARAMETERS]) before.delete(name)
      return before
    }
    setParams(withoutProduct, { replace: true, preventScrollReset: true })
  }, [inCart, setParams])

  const [name, line] = ENGRAVING_PARAMETERS.map((parameter) => params.get(parameter) ?? '')
  const engraving = useMemo(
    () => normalizeEngraving({ name: name ?? '', line: line ?? '' }),
    [name, line],
  )
  return id && !inCart ? <MissingProduct key={id} id={id} engraving={engraving} /> : null
}

/** Says which product the cart does not take, or that it could not be loaded. */
function MissingProduct({ id, engraving }: { id: string; engraving: Engraving | null }) {
  const t = useT()
  const { lang } = useLanguage()
  const { data: product, error, isFetching, refetch } = useQuery(productQuery(id))
  const isUnnamed = product && !engraving && needsName(product)
  const refused = isUnnamed || (product && engraving && !takes(product, engraving))
  useEffect(() => {
    if (product && !refused) addToCart(product, { linksToCart: false, engraving })
  }, [product, refused, engraving])
  if (!product && (!error || toFailure(error).kind === 'notFound')) return null

  function add() {
    if (product) addToCart(product, { linksToCart: false, engraving })
    else void refetch()
    // The focused button disappears.
    document.querySelector('h1')?.focus()
  }

  return (
    <Root>
      <Notice role="status">
        <Stack $row $gap="3" $justify="space-between">
          <span>
            {product
              ? t(
                  isUnnamed
                    ? 'cart.missing.name'
                    : refused
                      ? 'cart.missing.engraving'
                      : 'cart.missing.named',
                  { product: localize(product.title, lang) },
                )
              : t('cart.missing.unnamed')}
          </span>
          <Stack $row $gap="3">
            {isUnnamed ? (
              <Link to={nameFieldPath(id)}>{t('name.choose')}</Link>
            ) : (
              <Link to={productPath(id)}>{t('cart.missing.back')}</Link>
            )}
            {!refused && (
              <Button variant="secondary" busy={isFetching} onClick={add}>
                {t('cart.missing.add')}
              </Button>
            )}
          </Stack>
        </Stack>
      </Notice>
    </Root>
  )
}

/** Whether a text can be put on a product; one that takes none is added without it. */
function takes({ details }: Product, engraving: Engraving): boolean {
  const surface = details?.surface
  return (['name', 'line'] as const).every(
    (field) => !surface || !findEngravingProblem(field, engraving[field], surface),
  )
}

const Root = styled.div`
  margin-block-end: ${space[5]};
`
