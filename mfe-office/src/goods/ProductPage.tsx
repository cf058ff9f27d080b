import {
  MAX_GALLERY_PICTURES,
  type OfficeProduct,
  productChangeSchema,
} from '@shop/contracts/office-goods.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useNavigate } from '@shop/router'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { amountRules } from '../form/amount-rules.ts'
import { BothLanguages } from '../form/BothLanguages.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { RecordPage } from '../layout/RecordPage.tsx'
import { useGoodsT, useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { toPictures } from './category-form.ts'
import { categoriesQuery, productQuery, saveProduct } from './goods.api.ts'
import { emptyProduct, toProductChange, toProductValues } from './product-form.ts'
import { ProductPreview } from './ProductPreview.tsx'
import { toCornersByPicture } from './surface/surface-form.ts'
import { SurfaceField } from './surface/SurfaceField.tsx'

/** A product, or a new one at the id `new`. */
export function ProductPage() {
  const t = useGoodsT()
  return (
    <RecordPage
      title={t('product.title')}
      above={[{ label: t('products.title'), to: paths.products }]}
      created={{ title: t('products.new'), item: emptyProduct }}
      query={productQuery}
    >
      {(product) => <ProductForm product={product} />}
    </RecordPage>
  )
}

/** Reads `product` once: one that is read anew must not overwrite what was typed. */
function ProductForm({ product }: { product: OfficeProduct }) {
  const t = useGoodsT()
  const tOffice = useT()
  const { lang } = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [read] = useState(product)
  const [pictures, setPictures] = useState(() =>
    toPictures(
      read,
      read.gallery.map((name, index) => ({ name, url: read.galleryUrls[index] ?? '' })),
    ),
  )
  const [corners, setCorners] = useState(() => toCornersByPicture(read))
  const categories = useQuery(categoriesQuery).data?.results
  const form = useForm({ defaultValues: toProductValues(read), mode: 'onTouched' })
  const errorText = useErrorText(form)
  const id = read._id || null
  return (
    <RecordForm
      form={form}
      schema={productChangeSchema}
      toChange={(values) => toProductChange(values, { pictures, corners }, read)}
      version={id === null ? undefined : read.version}
      save={(change) => saveProduct(id, change)}
      ask={({ price }) =>
        price === 0
          ? { title: t('product.free'), text: t('product.freeText'), confirm: tOffice('form.save') }
          : null
      }
      onSaved={() => void navigate(paths.products)}
      reload={async () => (id ? (await client.fetchQuery(productQuery(id))).version : undefined)}
    >
      <FormGrid>
        <BothLanguages
          form={form}
          name="title"
          label={(lang) => t(`goods.title.${lang}`)}
          required="both"
          maxLength={200}
        />
        <FormField
          key={categories?.length}
          form={form}
          name="categoryId"
          kind="select"
          label={t('goods.category')}
          rules={{ missing: isFilled }}
          errorText={errorText}
        >
          <option value="">{t('product.chooseCategory')}</option>
          {(categories ?? []).map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {localize(title, lang) || _id}
            </option>
          ))}
        </FormField>
        <FormField
          form={form}
          name="price"
          label={t('product.price')}
          hint={t('product.priceHint')}
          rules={amountRules}
          errorText={errorText}
          inputMode="decimal"
          maxLength={20}
        />
        <BothLanguages
          form={form}
          name="description"
          label={(lang) => t(`goods.description.${lang}`)}
          rows={4}
          maxLength={4000}
        />
        <BothLanguages
          form={form}
          name="material"
          label={(lang) => t(`goods.material.${lang}`)}
          maxLength={200}
        />
        <BothLanguages
          form={form}
          name="size"
          label={(lang) => t(`goods.size.${lang}`)}
          maxLength={200}
        />
        <FormField
          form={form}
          name="position"
          label={tOffice('goods.position')}
          hint={tOffice('goods.positionHint')}
          errorText={errorText}
          inputMode="numeric"
          maxLength={7}
        />
        <FormField
          form={form}
          name="stock"
          label={t('product.stock')}
          hint={t('product.stockHint')}
          errorText={errorText}
          inputMode="numeric"
          maxLength={7}
        />
        <FormField
          form={form}
          name="family"
          label={t('product.family')}
          hint={t('product.familyHint')}
          errorText={errorText}
          maxLength={64}
        />
      </FormGrid>
      <PictureField pictures={pictures} max={MAX_GALLERY_PICTURES + 1} onChange={setPictures} />
      <SurfaceField form={form} pictures={pictures} corners={corners} onChange={setCorners} />
      <Checkbox label={tOffice('goods.hide')} {...form.register('hidden')} />
      <ProductPreview form={form} picture={pictures[0]?.url ?? ''} />
    </RecordForm>
  )
}
