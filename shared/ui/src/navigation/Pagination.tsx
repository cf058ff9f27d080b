import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { styled } from 'styled-components'

import { ChevronBack, ChevronForward } from '../icons/directional.ts'
import { useT } from '../messages.ts'
import { space } from '../tokens/tokens.ts'
import { getPageWindow } from './pagination.ts'
import { PaginationItem } from './PaginationItem.tsx'

export type PaginationProps = {
  /** Current page, from 1. */
  page: number
  totalPages: number
} & (
  | { onChange: (page: number) => void; hrefFor?: undefined }
  | { hrefFor: (page: number) => string; onChange?: undefined }
)

/** Page navigation by links (`hrefFor`) or buttons (`onChange`); renders nothing for a single page. */
export function Pagination({ page, totalPages, hrefFor, onChange }: PaginationProps) {
  const t = useT()
  const { lang } = useLanguage()
  if (totalPages <= 1) return null
  const navigation = hrefFor ? { hrefFor } : { onChange }
  return (
    <nav aria-label={t('pagination.label')}>
      <List>
        <li>
          <PaginationItem
            {...navigation}
            page={page - 1}
            label={t('pagination.previous')}
            disabled={page <= 1}
          >
            <ChevronBack />
          </PaginationItem>
        </li>
        {getPageWindow(page, totalPages).map((number) => (
          <li key={number}>
            <PaginationItem
              {...navigation}
              page={number}
              label={t('pagination.page', { page: formatNumber(number, lang) })}
              current={number === page}
            >
              {formatNumber(number, lang)}
            </PaginationItem>
          </li>
        ))}
        <li>
          <PaginationItem
            {...navigation}
            page={page + 1}
            label={t('pagination.next')}
            disabled={page >= totalPages}
          >
            <ChevronForward />
          </PaginationItem>
        </li>
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  /* Seven items fit in a row on a phone. */
  column-gap: clamp(0px, 1vw - 3px, ${space[2]});
  row-gap: ${space[1]};
  list-style: none;
`
