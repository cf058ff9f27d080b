import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { RETURN_DAYS } from '@shop/contracts/rules/delivery.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { TextLink } from '@shop/ui/navigation/TextLink.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import CreditCard from 'lucide-react/icons/credit-card'
import Layers from 'lucide-react/icons/layers'
import Ruler from 'lucide-react/icons/ruler'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import Weight from 'lucide-react/icons/weight'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

import { IconList } from '../layout/IconList.ts'
import { useProductT, useT } from '../messages.generated.ts'
import { describeDelivery } from './describe-delivery.ts'
import { describeTax } from './describe-tax.ts'

/** Answers to questions before an order: facts of the product, and the terms of every order. */
export function GoodToKnow({ product: { currency, details = {} } }: { product: Product }) {
  const tCatalog = useT()
  const t = useProductT()
  const { lang } = useLanguage()
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{t('product.terms')}</Title>
      <IconList>
        {details.material && (
          <Fact icon={<Layers aria-hidden />} term={tCatalog('product.material')}>
            <DataText text={details.material} />
          </Fact>
        )}
        {details.size && (
          <Fact icon={<Ruler aria-hidden />} term={tCatalog('product.size')}>
            <DataText text={details.size} />
          </Fact>
        )}
        {details.weight && (
          <Fact icon={<Weight aria-hidden />} term={tCatalog('product.weight')}>
            {tCatalog('product.grams', { grams: formatNumber(details.weight, lang) })}
          </Fact>
        )}
        <Fact icon={<Truck aria-hidden />} term={t('product.delivery')}>
          {describeDelivery(getConfig().delivery, t, lang).time}
        </Fact>
        <Fact icon={<Undo2 aria-hidden />} term={t('product.returns')}>
          {t('product.returnsTime', { days: RETURN_DAYS })}
        </Fact>
        <Fact icon={<ShieldCheck aria-hidden />} term={t('product.warranty')}>
          {t('product.warrantyTime')}
        </Fact>
        <li>
          <CreditCard aria-hidden />
          <span>
            {t('product.tax', { currency, ...describeTax(getConfig()) })} {t('product.payment')}
          </span>
        </li>
      </IconList>
      <TermsLink to={sitePaths.terms}>{t('product.allTerms')}</TermsLink>
    </Root>
  )
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>
        <Term>{term}</Term> {children}
      </span>
    </li>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
`

const Title = styled.h2`
  font-size: ${font.l};
`

const Term = styled.b`
  margin-inline-end: 0.25em;
  color: ${color.text};
  font-weight: ${font.medium};
`

const TermsLink = styled(TextLink)`
  justify-self: start;
  font-size: ${font.s};
`
