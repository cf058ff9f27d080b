import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { MAX_ENGRAVING_LENGTH } from '@shop/contracts/rules/engraving-text.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useHref, useNavigate } from '@shop/router'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef } from 'react'
import { styled } from 'styled-components'

import { useHomeT } from '../messages.generated.ts'
import { bestSellersQuery } from './shop.api.ts'
import { setTypedName, toNamedPath, useTypedName } from './typed-name.ts'

/** Loaded with the first letter. */
const NamePreview = lazyOptional(async () => (await import('./NamePreview.tsx')).NamePreview)

/**
 * A name that is drawn while it is typed, on the first best seller whose cover shows one and in the list of all, and goes along
 * to their pages.
 */
export function NameBand() {
  const { data, isPending } = useQuery({ ...bestSellersQuery, enabled: hasBestSellers() })
  const [product, ...others] = (data ?? []).flatMap(({ product: item }) =>
    item?.details?.surface?.pictures[0] ? [item] : [],
  )
  if (!hasBestSellers() || (!product && !isPending)) return null
  return (
    <DarkSection>
      <Container>{product ? <NameForm product={product} others={others} /> : <Place />}</Container>
    </DarkSection>
  )
}

interface NameFormProps {
  product: Product
  /** Other best sellers that show a name. */
  others: readonly Product[]
}

function NameForm({ product, others }: NameFormProps) {
  const t = useHomeT()
  const { lang } = useLanguage()
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const name = useTypedName()
  const isTyped = name.trim() !== ''
  const path = productPath(product._id)
  const target = toNamedPath(path, name)
  const action = useHref(path)

  useEarlyInput(input, name, setTypedName)

  return (
    <Form
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(target)
      }}
    >
      <Fields>
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
            onChange={(event) => setTypedName(event.target.value)}
          />
          <ButtonLink
            to={target}
            aria-label={t('name.submit', { title: localize(product.title, lang) })}
          >
            {t('name.see')}
            <ArrowForward />
          </ButtonLink>
        </Line>
      </Fields>
      {isTyped && (
        <Suspense fallback={null}>
          <NamePreview
            products={[product, ...others.slice(0, 2)]}
            name={name}
            list="home-bestSellers"
          />
        </Suspense>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[3]};
`

const Fields = styled.div`
  display: grid;
  gap: ${space[2]} ${space[4]};
  align-items: center;
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
