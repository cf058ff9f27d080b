import {
  ENGRAVING_PARAMETERS,
  nameFieldPath,
  productPath,
} from '@shop/contracts/browser/site-paths.ts'
import { findEngravingProblem } from '@shop/contracts/rules/engraving-layout.ts'
import { isNoText } from '@shop/contracts/rules/engraving-list.ts'
import { type Engraving, normalizeEngravingText } from '@shop/contracts/rules/engraving-text.ts'
import { findDecisive } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { toFailure } from '@shop/kernel/http'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
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

/** The texts of an address: one for all surfaces of the product, or one for each; null without any. */
function readTexts(params: URLSearchParams): Engraving[] | null {
  const [names = [], lines = []] = ENGRAVING_PARAMETERS.map((each) => params.getAll(each))
  const texts = Array.from({ length: Math.max(names.length, lines.length) }, (_, index) => ({
    name: normalizeEngravingText(names[index] ?? ''),
    line: normalizeEngravingText(lines[index] ?? ''),
  }))
  return texts.every(isNoText) ? null : texts
}

interface MissingProductProps {
  id: string
  /** Parameters of the address, which has the texts on the product. */
  params: URLSearchParams
}

/** Adds a product; says which one the cart does not take, or that it could not be loaded. */
export function MissingProduct({ id, params }: MissingProductProps) {
  const t = useT()
  const engravings = useMemo(() => readTexts(params), [params])
  const { lang } = useLanguage()
  const { data: product, error, isFetching, refetch } = useQuery(productQuery(id))
  const isUnnamed = product && !engravings && needsName(product)
  const refused = isUnnamed || (product && engravings && !takes(product, engravings))
  useEffect(() => {
    if (product && !refused) addToCart(product, { linksToCart: false, engraving: engravings })
  }, [product, refused, engravings])
  if (!product && (!error || toFailure(error).kind === 'notFound')) return null

  function add() {
    if (product) addToCart(product, { linksToCart: false, engraving: engravings })
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

/** Whether texts can be put on a product; one that takes none is added without them. */
function takes({ details }: Product, engravings: readonly Engraving[]): boolean {
  const surface = details?.surface
  if (!surface) return true
  return engravings.every((text, index) => {
    const area = findDecisive(surface, engravings.length > 1 ? index : undefined)
    return (['name', 'line'] as const).every(
      (field) => !findEngravingProblem(field, text[field], area),
    )
  })
}

const Root = styled.div`
  margin-block-end: ${space[5]};
`
