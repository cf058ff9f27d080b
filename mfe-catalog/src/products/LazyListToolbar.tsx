import { componentQuery } from '@shop/kernel'
import { size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import type { ArrangedProductsProps } from './LazyArrangedProducts.tsx'

const listToolbarQuery = componentQuery(
  'mfe-catalog/ListToolbar',
  async () => (await import('./ListToolbar.tsx')).ListToolbar,
)

/** Loads the toolbar after the products, in its reserved place. @param list null while the products load */
export function LazyListToolbar({ list }: { list: ArrangedProductsProps | null }) {
  const { data: ListToolbar } = useQuery(listToolbarQuery)
  return <Row>{list && ListToolbar && <ListToolbar {...list} />}</Row>
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${size.control};
  margin-block-end: ${space[4]};
  && > button {
    flex: none;
    padding-inline: ${space[4]};
  }
`
