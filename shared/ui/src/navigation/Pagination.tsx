import { useT } from '../messages.ts'
import { PageStep } from './PageStep.tsx'
import { pageWindow } from './pagination.ts'
import { ChevronBack, ChevronForward } from '../icons/Chevron.tsx'
import { styled } from 'styled-components'
import { space } from '../tokens/tokens.ts'
import { useLanguage } from '@shop/kernel'
import { formatNumber } from '@shop/i18n/format.ts'

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
          <PageStep {...how} to={page - 1} label={t('pagination.previous')} disabled={page <= 1}>
            <ChevronBack />
          </PageStep>
        </li>
        {pageWindow(page, totalPages).map((to) => (
          <li key={to}>
            <PageStep
              {...how}
              to={to}
              label={t('pagination.page', { page: to })}
              current={to === page}
            >
              {formatNumber(to, lang)}
            </PageStep>
          </li>
        ))}
        <li>
          <PageStep
            {...how}
            to={page + 1}
            label={t('pagination.next')}
            disabled={page >= totalPages}
          >
            <ChevronForward />
          </PageStep>
        </li>
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]};
  list-style: none;
`
