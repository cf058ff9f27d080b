import type { OfficeToday } from '@shop/contracts/wire/office-today.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link } from '@shop/router'
import { DataText } from '@shop/ui/text/DataText.tsx'

import { useOverviewT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { ShortList } from './ShortList.tsx'

/** The products in the shop with the fewest pieces left. */
export function LowStock({ products }: { products: OfficeToday['lowStock'] }) {
  const t = useOverviewT()
  const { lang } = useLanguage()
  return (
    <ShortList
      title={t('today.lowStockTitle')}
      none={t('today.enough')}
      all={{ to: `${paths.products}?stock=low`, label: t('today.allLow') }}
      items={products.map(({ _id, title, stock }) => ({
        key: _id,
        subject: (
          <Link to={generatePath(paths.product, { id: _id })}>
            {title.en || title.ar ? <DataText text={title} translate="no" /> : _id}
          </Link>
        ),
        note: stock === 0 ? t('today.soldOut') : formatNumber(stock, lang),
      }))}
    />
  )
}
