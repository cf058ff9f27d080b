import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { listPlaces, type ProductSurface } from '@shop/contracts/rules/surface.ts'
import type { Product, ProductDetails } from '@shop/contracts/wire/catalog.ts'
import { formatNumber, localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { AddToCartButton } from '@shop/shop-ui/add-to-cart/AddToCartButton.tsx'
import { Price } from '@shop/shop-ui/price/Price.tsx'
import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

import { useCompareT, useT } from '../messages.generated.ts'
import type { ListEntry } from '../product-lists/useListEntries.ts'
import { useNameOnCard } from '../products/names/useNameOnCard.tsx'
import {
  Cell,
  Frame,
  HeaderCell,
  Prices,
  RemoveButton,
  RowHeader,
  Scroller,
  Table,
  Title,
} from './compare.styles.ts'

interface ComparisonTableProps {
  entries: readonly ListEntry[]
  onRemove: (id: string, button: HTMLElement) => void
}

/** A column per product, a row per attribute. */
export function ComparisonTable({ entries, onRemove }: ComparisonTableProps) {
  const t = useCompareT()
  const tCatalog = useT()
  const { lang } = useLanguage()
  const row = (attribute: string, render: (product: Product) => ReactNode) => (
    <tr>
      <RowHeader scope="row">{attribute}</RowHeader>
      {entries.map(({ id, product }) => (
        <Cell key={id} data-label={attribute}>
          {(product && render(product)) || '–'}
        </Cell>
      ))}
    </tr>
  )
  /** A row of what at least one of the products has. */
  const detailRow = (detail: keyof Pick<ProductDetails, 'material' | 'size' | 'weight'>) =>
    entries.some(({ product }) => product?.details?.[detail]) &&
    row(tCatalog(`product.${detail}`), ({ details }) => {
      const value = details?.[detail]
      return typeof value === 'number'
        ? tCatalog('product.grams', { grams: formatNumber(value, lang) })
        : value && <DataText text={value} />
    })
  return (
    // Focusable, so that it scrolls by keyboard.
    <Scroller role="region" tabIndex={0} aria-label={t('comparison.table')}>
      <Table>
        <thead>
          <tr>
            <RowHeader scope="col">{t('comparison.product')}</RowHeader>
            {entries.map((entry) => (
              <ColumnHeader
                key={entry.id}
                entry={entry}
                onRemove={(button) => onRemove(entry.id, button)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('comparison.price'), ({ price }) => (
            <Prices>
              <Price price={price} />
            </Prices>
          ))}
          {detailRow('material')}
          {detailRow('size')}
          {detailRow('weight')}
          {entries.some(({ product }) => product?.details?.surface) &&
            row(
              t('comparison.name'),
              ({ details }) => details?.surface && <Engraving {...details.surface} />,
            )}
          {row(
            t('comparison.description'),
            ({ description }) =>
              description.en && (
                <Muted>
                  <DataText text={description} />
                </Muted>
              ),
          )}
          {row(t('comparison.buy'), (product) => (
            <Buy product={product} />
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}

/** How a name is put on a product, and where it takes several. */
function Engraving(surface: ProductSurface) {
  const t = useCompareT()
  const { lang } = useLanguage()
  const places = listPlaces(surface)?.map((place) => localize(place, lang))
  return (
    <>
      {t(`comparison.${surface.finish}`)}
      {places && <Muted as="div">{places.join(' + ')}</Muted>}
      {surface.takesLogo && <Muted as="div">{t('comparison.logo')}</Muted>}
    </>
  )
}

function Cover({ product }: { product: Product }) {
  const { coverImgUrl } = product
  const { draw } = useNameOnCard(product)
  return (
    <Frame>
      <Picture src={coverImgUrl} alt="" width={1} height={1} sizes="15rem" />
      {draw(coverImgUrl)}
    </Frame>
  )
}

/** With the name that its picture shows. */
function Buy({ product }: { product: Product }) {
  const { designs } = useNameOnCard(product)
  return <AddToCartButton product={product} engraving={designs} />
}

interface ColumnHeaderProps {
  entry: ListEntry
  onRemove: (button: HTMLElement) => void
}

/** Picture and title of a column's product, or why they are missing, and a button that removes it. */
function ColumnHeader({ entry, onRemove }: ColumnHeaderProps) {
  const t = useCompareT()
  const { lang } = useLanguage()
  const { product } = entry
  return (
    <HeaderCell as="th" scope="col">
      <EntryTitle entry={entry} />
      <RemoveButton>
        <IconButton
          label={
            product
              ? t('comparison.remove', { title: localize(product.title, lang) })
              : t('comparison.removeUnknown')
          }
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <X aria-hidden />
        </IconButton>
      </RemoveButton>
    </HeaderCell>
  )
}

function EntryTitle({ entry: { id, product, status, retry } }: { entry: ListEntry }) {
  const t = useCompareT()
  if (product) {
    return (
      <>
        <Cover product={product} />
        <Title>
          <Link to={productPath(id)}>
            <DataText text={product.title} />
          </Link>
        </Title>
      </>
    )
  }
  if (status === 'loading') {
    return (
      <Loading>
        <Skeleton ratio="1 / 1" shape="m" />
      </Loading>
    )
  }
  return (
    <>
      {/* As high as a picture, so that the rows below do not shift. */}
      <Frame style={{ aspectRatio: '1' }} aria-hidden />
      <Title>{t(status === 'failed' ? 'comparison.failed' : 'comparison.notFound')}</Title>
      {status === 'failed' && (
        <Button variant="secondary" onClick={retry}>
          {t('comparison.retry')}
        </Button>
      )}
    </>
  )
}
