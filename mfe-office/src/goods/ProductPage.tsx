import {
  type OfficeProduct,
  productChangeSchema,
  productFields,
  toAvailable,
} from '@shop/contracts/wire/office-goods.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { useErrorText } from '../form/useErrorText.ts'
import { RecordPage } from '../layout/RecordPage.tsx'
import { useGoodsT, useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { RecordEditor } from '../records/RecordEditor.tsx'
import { categoriesApi, productsApi } from './goods.api.ts'
import { emptyProduct, type ProductValues } from './product-form.ts'
import { ProductPreview } from './ProductPreview.tsx'
import { toSurface, toSurfaceValues } from './surface/surface-form.ts'
import { SurfaceField } from './surface/SurfaceField.tsx'

/** A product, or a new one at the id `new`. */
export function ProductPage() {
  const t = useGoodsT()
  const { lang } = useLanguage()
  return (
    <RecordPage
      title={t('product.title')}
      toTitle={({ title }) => localize(title, lang) || t('product.title')}
      above={[{ label: t('products.title'), to: paths.products }]}
      created={{
        title: t('products.new'),
        item: emptyProduct,
        // What one has in stock, the other has not.
        copy: { _id: '', hidden: true, stock: null },
      }}
      query={productsApi.query}
    >
      {(product) => <ProductForm product={product} />}
    </RecordPage>
  )
}

/** The form as those fields know it that are the product's own. */
const toOwn = (form: UseFormReturn<FieldValues>) => form as unknown as UseFormReturn<ProductValues>

/** Reads `product` once: one that is read anew must not overwrite what was typed. */
function ProductForm({ product }: { product: OfficeProduct }) {
  const t = useGoodsT()
  const tOffice = useT()
  const [read] = useState(product)
  const id = read._id || null
  return (
    <RecordEditor
      kind="product"
      fields={productFields}
      schema={productChangeSchema}
      api={productsApi}
      item={read}
      id={id}
      listPath={paths.products}
      ownValues={{ surface: toSurfaceValues(read) }}
      extend={(values, pictures) => ({
        surface: toSurface((values as ProductValues).surface, pictures),
        alts: pictures.map(({ alt }) => alt ?? { en: '', ar: '' }),
        // What is sold meanwhile stays sold.
        ...(id !== null && { stockRead: read.stock }),
      })}
      ask={({ price }) =>
        price === 0
          ? { title: t('product.free'), text: t('product.freeText'), confirm: tOffice('form.save') }
          : null
      }
      special={({ form }) => ({
        categoryId: <CategoryField key="categoryId" form={form} />,
        stock: <StockField key="stock" form={form} product={read} />,
      })}
      below={({ form, pictures }) => <SurfaceField form={toOwn(form)} pictures={pictures} />}
      last={({ form, pictures }) => (
        <ProductPreview form={toOwn(form)} picture={pictures[0]?.url ?? ''} />
      )}
    />
  )
}

/** What is typed is on hand; what of it can be had is said below. */
function StockField({
  form,
  product,
}: {
  form: UseFormReturn<FieldValues>
  product: OfficeProduct
}) {
  const t = useGoodsT()
  const { reserved = 0 } = product
  const available = toAvailable(product)
  return (
    <FormField
      form={form}
      name="stock"
      label={t('field.stock')}
      hint={
        available === null
          ? t('field.stockHint')
          : `${t('goods.held', { reserved, available })} ${t('field.stockHint')}`
      }
      errorText={useErrorText(form)}
      maxLength={7}
      inputMode="numeric"
    />
  )
}

function CategoryField({ form }: { form: UseFormReturn<FieldValues> }) {
  const t = useGoodsT()
  const { lang } = useLanguage()
  const categories = useQuery(categoriesApi.listQuery).data?.results ?? []
  return (
    <FormField
      key={categories.length}
      form={form}
      name="categoryId"
      kind="select"
      label={t('field.categoryId')}
      rules={{ missing: isFilled }}
      errorText={useErrorText()}
    >
      <option value="">{t('product.chooseCategory')}</option>
      {categories.map(({ _id, title }) => (
        <option key={_id} value={_id}>
          {localize(title, lang) || _id}
        </option>
      ))}
    </FormField>
  )
}
