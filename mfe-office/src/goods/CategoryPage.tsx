import { categoryChangeSchema, type OfficeCategory } from '@shop/contracts/office-goods.ts'
import { useNavigate } from '@shop/router'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { BothLanguages } from '../form/BothLanguages.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { RecordPage } from '../layout/RecordPage.tsx'
import { useGoodsT, useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { emptyCategory, toCategoryValues, toPictures, toPosition } from './category-form.ts'
import { categoryQuery, saveCategory } from './goods.api.ts'

/** A category, or a new one at the id `new`. */
export function CategoryPage() {
  const t = useGoodsT()
  return (
    <RecordPage
      title={t('category.title')}
      above={[{ label: t('categories.title'), to: paths.categories }]}
      created={{ title: t('categories.new'), item: emptyCategory }}
      query={categoryQuery}
    >
      {(category) => <CategoryForm category={category} />}
    </RecordPage>
  )
}

/** Reads `category` once: one that is read anew must not overwrite what was typed. */
function CategoryForm({ category }: { category: OfficeCategory }) {
  const t = useGoodsT()
  const tOffice = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const errorText = useErrorText()
  const [read] = useState(category)
  const [pictures, setPictures] = useState(() => toPictures(read))
  const form = useForm({ defaultValues: toCategoryValues(read), mode: 'onTouched' })
  const id = read._id || null
  return (
    <RecordForm
      form={form}
      schema={categoryChangeSchema}
      toChange={(values) => ({
        ...values,
        position: toPosition(values.position),
        picture: pictures[0]?.name ?? '',
      })}
      version={id === null ? undefined : read.version}
      save={(change) => saveCategory(id, change)}
      onSaved={() => void navigate(paths.categories)}
      reload={async () => (id ? (await client.fetchQuery(categoryQuery(id))).version : undefined)}
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
          form={form}
          name="position"
          label={tOffice('goods.position')}
          hint={tOffice('goods.positionHint')}
          errorText={errorText}
          inputMode="numeric"
          maxLength={7}
        />
      </FormGrid>
      <PictureField pictures={pictures} max={1} onChange={setPictures} />
      <Checkbox label={tOffice('goods.hide')} {...form.register('hidden')} />
    </RecordForm>
  )
}
