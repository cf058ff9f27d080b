import { Link, useSearchParams } from '@shop/router'
import { color } from '@shop/ui/tokens/tokens.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** What the address sorts a list by. */
export function useSort() {
  const [search] = useSearchParams()
  const sort = search.get('sort') ?? ''
  return { key: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') }
}

/** Sorts the list by a column, the greatest first, and the other way on the second press. */
export function SortLink({ by, children }: { by: string; children: ReactNode }) {
  const [search] = useSearchParams()
  const { key, isDescending } = useSort()
  const isSorted = key === by
  const next = new URLSearchParams(search)
  next.set('sort', isSorted && isDescending ? by : `-${by}`)
  next.delete('page')
  const Arrow = isDescending ? ArrowDown : ArrowUp
  return (
    <Root to={`?${next}`} replace preventScrollReset>
      {children}
      {isSorted && <Arrow aria-hidden />}
    </Root>
  )
}

const Root = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-start: 0.25rem;
    vertical-align: middle;
  }
`
