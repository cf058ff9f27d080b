import { categoryChangeSchema, type OfficeCategory } from '@shop/contracts/office-goods.ts'
import { useNavigate, useParams } from '@shop/router'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { RecordForm } from '../form/RecordForm.tsx'
import { RecordLoader } from '../form/RecordLoader.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { PageFrame } from '../layout/PageFrame.tsx'
import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { BothLanguages } from './BothLanguages.tsx'
import { emptyCategory, toCategoryValues, toPictures, toPosition } from './category-form.ts'
import { categoryQuery, saveCategory } from './goods.api.ts'

/** A category, or a new one at the id `new`. */
export function CategoryPage() {
  const t = useT()
  const { id = 'new' } = useParams()
  const title = t(id === 'new' ? 'categories.new' : 'category.title')
  const breadcrumb = [{ label: t('categories.title'), to: paths.categories }, { label: title }]
  return (
    <PageFrame title={title} breadcrumb={breadcrumb}>
      {id === 'new' ? (
        <CategoryForm category={emptyCategory} />
      ) : (
        <StoredCategory key={id} id={id} />
      )}
    </PageFrame>
  )
}

function StoredCategory({ id }: { id: string }) {
  return (
    <RecordLoader query={useQuery(categoryQuery(id))}>
      {(category) => <CategoryForm category={category} />}
    </RecordLoader>
  )
}

/** Reads `category` once: one that is read anew must not overwrite what was typed. */
function CategoryForm({ category }: { category: OfficeCategory }) {
  const t = useT()
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
        <BothLanguages form={form} name="title" label="goods.title" required maxLength={200} />
        <FormField
          form={form}
          name="position"
          label={t('goods.position')}
          hint={t('goods.positionHint')}
          errorText={errorText}
          inputMode="numeric"
          maxLength={7}
        />
      </FormGrid>
      <PictureField pictures={pictures} max={1} onChange={setPictures} />
      <Checkbox label={t('goods.hide')} {...form.register('hidden')} />
    </RecordForm>
  )
}
