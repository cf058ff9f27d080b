import { type ContentPageId, contentPagePaths } from '@shop/contracts/browser/content-page-paths.ts'
import type { OfficePage } from '@shop/contracts/wire/office-pages.ts'
import { generatePath, Link } from '@shop/router'
import type { Column } from '@shop/ui/table/DataTable.tsx'

import { PageFrame } from '../layout/PageFrame.tsx'
import { RecordList } from '../list/RecordList.tsx'
import { usePagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { pagesApi } from './pages.api.ts'

/** The pages whose text an owner can replace. */
export function PagesPage() {
  const t = usePagesT()
  const columns: Column<OfficePage>[] = [
    {
      title: t('pages.page'),
      cell: ({ _id: id }) => (
        <Link to={generatePath(paths.page, { id })}>{t(`page.${id as ContentPageId}`)}</Link>
      ),
    },
    {
      title: t('pages.text'),
      cell: ({ text }) => t(text.en ? 'pages.replaced' : 'pages.default'),
    },
    {
      title: t('pages.inShop'),
      cell: ({ _id: id }) => (
        <Link to={contentPagePaths[id as ContentPageId]}>{t('pages.view')}</Link>
      ),
    },
  ]
  return (
    <PageFrame title={t('pages.title')} intro={t('pages.intro')}>
      <RecordList
        label={t('pages.title')}
        query={pagesApi.listQuery}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('pages.empty')}
      />
    </PageFrame>
  )
}
