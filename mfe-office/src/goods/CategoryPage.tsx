import { categoryChangeSchema, categoryFields } from '@shop/contracts/wire/office-goods.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'

import { RecordPage } from '../layout/RecordPage.tsx'
import { useGoodsT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { RecordEditor } from '../records/RecordEditor.tsx'
import { categoriesApi } from './goods.api.ts'

const emptyCategory = { _id: '', ...emptyRecord(categoryFields) }

/** A category, or a new one at the id `new`. */
export function CategoryPage() {
  const t = useGoodsT()
  const { lang } = useLanguage()
  return (
    <RecordPage
      title={t('category.title')}
      toTitle={({ title }) => localize(title, lang) || t('category.title')}
      above={[{ label: t('categories.title'), to: paths.categories }]}
      created={{
        title: t('categories.new'),
        item: emptyCategory,
        copy: { _id: '', hidden: true },
      }}
      query={categoriesApi.query}
    >
      {(category) => (
        <RecordEditor
          kind="category"
          fields={categoryFields}
          schema={categoryChangeSchema}
          api={categoriesApi}
          item={category}
          id={category._id || null}
          listPath={paths.categories}
        />
      )}
    </RecordPage>
  )
}
