import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { styled } from 'styled-components'

import { ChevronBack, ChevronForward } from '../icons/Chevron.tsx'
import { useT } from '../messages.ts'
import { space } from '../tokens/tokens.ts'
import { PaginationItem } from './PaginationItem.tsx'
import { pageWindow } from './pagination.ts'

export type PaginationProps = {
  /** The page shown, from 1. */
  page: number
  totalPages: number
} & (
  | { onChange: (page: number) => void; hrefFor?: undefined }
  | { hrefFor: (page: number) => string; onChange?: undefined }
)

/** Moves between the pages of a list, by links (`hrefFor`) or by buttons (`onChange`); nothing when there is only one. */
export function Pagination({ page, totalPages, hrefFor, onChange }: PaginationProps) {
  const t = useT()
  const { lang } = useLanguage()
  if (totalPages <= 1) return null
  const how = hrefFor ? { hrefFor } : { onChange }
  return (
    <nav aria-label={t('pagination.label')}>
      <List>
        <li>
          <PaginationItem
            {...how}
            to={page - 1}
            label={t('pagination.previous')}
            disabled={page <= 1}
          >
            <ChevronBack />
          </PaginationItem>
        </li>
        {pageWindow(page, totalPages).map((to) => (
          <li key={to}>
            <PaginationItem
              {...how}
              to={to}
              label={t('pagination.page', { page: formatNumber(to, lang) })}
              current={to === page}
            >
              {formatNumber(to, lang)}
            </PaginationItem>
          </li>
        ))}
        <li>
          <PaginationItem
            {...how}
            to={page + 1}
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
  /* Seven of them fit beside each other on a phone. */
  column-gap: clamp(0px, 1vw - 3px, ${space[2]});
  row-gap: ${space[1]};
  list-style: none;
`
