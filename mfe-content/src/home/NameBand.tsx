import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { MAX_ENGRAVING_LENGTH } from '@shop/contracts/rules/engraving-text.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useHref, useNavigate } from '@shop/router'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { toDraftHash } from '@shop/shop-ui/engraving/draft-link.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { useHomeT } from '../messages.generated.ts'
import { bestSellersQuery } from './shop.api.ts'

/** Loaded with the first letter. */
const NamePreview = lazyOptional(async () => (await import('./NamePreview.tsx')).NamePreview)

/** What was typed last in this tab: it is there again after a look elsewhere. */
let draft = ''

/** A name that is drawn on the first best seller whose cover shows one while it is typed, and goes along to the product's page. */
export function NameBand() {
  const { data, isPending } = useQuery({ ...bestSellersQuery, enabled: hasBestSellers() })
  const product = data?.find((item) => item.product?.details?.surface?.pictures[0])?.product
  if (!hasBestSellers() || (!product && !isPending)) return null
  return (
    <DarkSection>
      <Container>{product ? <NameForm product={product} /> : <Place />}</Container>
    </DarkSection>
  )
}

function NameForm({ product }: { product: Product }) {
  const t = useHomeT()
  const { lang } = useLanguage()
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(draft)
  const isTyped = name.trim() !== ''
  const path = productPath(product._id)
  const target = path + (isTyped ? toDraftHash([{ name, line: '' }]) : '')
  const action = useHref(path)

  function change(text: string) {
    draft = text
    setName(text)
  }
  useEarlyInput(input, name, change)

  return (
    <Form
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(target)
      }}
    >
      <Label htmlFor={id}>{t('name.label')}</Label>
      <Line>
        <TextInput
          ref={input}
          id={id}
          dir="auto"
          autoComplete="name"
          spellCheck={false}
          translate="no"
          maxLength={MAX_ENGRAVING_LENGTH}
          placeholder={t('name.placeholder')}
          enterKeyHint="go"
          value={name}
          onChange={(event) => change(event.target.value)}
        />
        <ButtonLink
          to={target}
          aria-label={t('name.submit', { title: localize(product.title, lang) })}
        >
          {t('name.see')}
          <ArrowForward />
        </ButtonLink>
      </Line>
      {isTyped && (
        <Suspense fallback={null}>
          <NamePreview product={product} name={name} />
        </Suspense>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding-block: ${space[3]};
  ${mediaQuery.tablet} {
    grid-template-columns: auto minmax(0, 30rem);
    justify-content: center;
  }
`

const Label = styled.label`
  font-weight: ${font.medium};
`

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
`

/** As high as the form while the product is loading. */
const Place = styled.div`
  block-size: calc(${size.touch} + 1lh + ${space[2]} + 2 * ${space[3]});
  ${mediaQuery.tablet} {
    block-size: calc(${size.touch} + 2 * ${space[3]});
  }
`
