import { toHundredths } from '@shop/contracts/rules/money.ts'
import {
  type OfficeProduct,
  officeProductSorts,
  productFields,
  toAvailable,
} from '@shop/contracts/wire/office-goods.ts'
import { formatNumber, localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link, useSearchParams } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { radius, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { PageFrame } from '../layout/PageFrame.tsx'
import { ExportButton } from '../list/ExportButton.tsx'
import { type ListColumn, RecordList, usePageNumber } from '../list/RecordList.tsx'
import { SearchBar } from '../list/SearchBar.tsx'
import { useGoodsT, useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { useColumns } from '../records/useColumns.tsx'
import { BulkProducts } from './BulkProducts.tsx'
import { categoriesApi, productsQuery } from './goods.api.ts'
import { fetchProductTable } from './table/product-table.api.ts'

const toProductPath = (id: string) => generatePath(paths.product, { id })

/** The products, hidden ones too. */
export function ProductsPage() {
  const t = useGoodsT()
  const tOffice = useT()
  const { lang } = useLanguage()
  const page = usePageNumber()
  const [search] = useSearchParams()
  const [q, category] = [search.get('q') ?? '', search.get('category') ?? '']
  const stock = search.get('stock') === 'low' ? 'low' : undefined
  const sort = officeProductSorts.find((each) => each === search.get('sort'))
  const toCount = (pieces: number | null) => (pieces === null ? '–' : formatNumber(pieces, lang))
  const held: ListColumn<OfficeProduct>[] = [
    {
      title: t('goods.reserved'),
      cell: ({ stock, reserved = 0 }) => toCount(stock === null ? null : reserved),
      end: true,
    },
    {
      title: t('goods.available'),
      sort: 'available',
      cell: (product) => toCount(toAvailable(product)),
      end: true,
    },
  ]
  const columns: ListColumn<OfficeProduct>[] = [
    {
      title: tOffice('goods.name'),
      whole: true,
      cell: ({ _id, title, pictureUrl }) => (
        <Name>
          <Thumb src={pictureUrl} alt="" width={1} height={1} sizes="3rem" />
          <Link to={toProductPath(_id)}>
            {title.en || title.ar ? <DataText text={title} translate="no" /> : _id}
          </Link>
        </Name>
      ),
    },
    {
      title: t('goods.price'),
      sort: 'price',
      cell: ({ price }) => <Amount hundredths={toHundredths(price)} />,
      end: true,
    },
    ...useColumns<OfficeProduct>('product', productFields).flatMap((column) =>
      column.title === t('field.stock') ? [{ ...column, sort: 'stock' }, ...held] : [column],
    ),
  ]
  return (
    <PageFrame title={t('products.title')} intro={t('products.intro')}>
      <Stack $row $gap="3">
        <ButtonLink to={toProductPath('new')}>{t('products.new')}</ButtonLink>
        <ExportButton
          label={t('products.export')}
          load={fetchProductTable}
          fileName="products.csv"
        />
        <ButtonLink to={paths.productImport} variant="secondary">
          {t('products.import')}
        </ButtonLink>
      </Stack>
      <SearchBar key={String(search)}>
        <CategoryFilter chosen={category} />
        <StockFilter isLow={stock === 'low'} />
      </SearchBar>
      <RecordList
        label={t('products.title')}
        query={productsQuery({ q, category, page, ...(stock && { stock }), ...(sort && { sort }) })}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('products.empty')}
        bulk={{
          toName: ({ _id, title }) => localize(title, lang) || _id,
          actions: (products, clear) => <BulkProducts products={products} onDone={clear} />,
        }}
      />
    </PageFrame>
  )
}

function CategoryFilter({ chosen }: { chosen: string }) {
  const t = useGoodsT()
  const { lang } = useLanguage()
  const categories = useQuery(categoriesApi.listQuery).data?.results ?? []
  return (
    <Field label={t('field.categoryId')}>
      <Select key={categories.length} name="category" defaultValue={chosen}>
        <option value="">{t('products.allCategories')}</option>
        {categories.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {localize(title, lang) || _id}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function StockFilter({ isLow }: { isLow: boolean }) {
  const t = useGoodsT()
  return (
    <Field label={t('products.stock')}>
      <Select name="stock" defaultValue={isLow ? 'low' : ''}>
        <option value="">{t('products.anyStock')}</option>
        <option value="low">{t('products.lowStock')}</option>
      </Select>
    </Field>
  )
}

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  /* Two lines of a name tell it from others. */
  & > a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`

const Thumb = styled(Picture)`
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.s};
  object-fit: cover;
`
