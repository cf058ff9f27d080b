import { toHundredths } from '@shop/contracts/rules/money.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'

import { toAmount } from '../form/amount-rules.ts'
import { useGoodsT } from '../messages.generated.ts'
import type { ProductValues } from './product-form.ts'

/** What shoppers will see of the product, in both languages, as it is typed. */
export function ProductPreview({
  form,
  picture,
}: {
  form: UseFormReturn<ProductValues>
  picture: string
}) {
  const t = useGoodsT()
  const { title, description, price } = useWatch({ control: form.control })
  const amount = toAmount(price ?? '')
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{t('product.preview')}</h2>
      <Cards>
        {(['en', 'ar'] as const).map((lang) => (
          <Preview key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} translate="no">
            <Cover src={picture} alt="" width={1} height={1} sizes="16rem" />
            <Name>{title?.[lang] || title?.en || '–'}</Name>
            {!Number.isNaN(amount) && <b>{formatAmount(toHundredths(amount), lang)}</b>}
            <Text>{description?.[lang] || description?.en}</Text>
          </Preview>
        ))}
      </Cards>
    </section>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 18rem));
  gap: ${space[4]};
  margin-block-start: ${space[3]};
`

const Preview = styled.article`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  overflow-wrap: anywhere;
`

const Cover = styled(Picture)`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
  border-radius: ${radius.m};
  object-fit: cover;
`

const Name = styled.h3`
  font-size: ${font.l};
`

const Text = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
  white-space: pre-line;
`
