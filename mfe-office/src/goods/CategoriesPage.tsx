import { categoryFields, type OfficeCategory } from '@shop/contracts/wire/office-goods.ts'
import { generatePath, Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import type { Column } from '@shop/ui/table/DataTable.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'

import { PageFrame } from '../layout/PageFrame.tsx'
import { RecordList } from '../list/RecordList.tsx'
import { useGoodsT, useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { useColumns } from '../records/useColumns.tsx'
import { categoriesApi } from './goods.api.ts'

const toCategoryPath = (id: string) => generatePath(paths.category, { id })

/** The categories in the shop's order. */
export function CategoriesPage() {
  const t = useGoodsT()
  const tOffice = useT()
  const columns: Column<OfficeCategory>[] = [
    {
      title: tOffice('goods.name'),
      cell: ({ _id, title }) => (
        <Link to={toCategoryPath(_id)}>
          {title.en || title.ar ? <DataText text={title} translate="no" /> : _id}
        </Link>
      ),
    },
    ...useColumns<OfficeCategory>('category', categoryFields),
  ]
  return (
    <PageFrame title={t('categories.title')} intro={t('categories.intro')}>
      <div>
        <ButtonLink to={toCategoryPath('new')}>{t('categories.new')}</ButtonLink>
      </div>
      <RecordList
        label={t('categories.title')}
        query={categoriesApi.listQuery}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('categories.empty')}
      />
    </PageFrame>
  )
}
