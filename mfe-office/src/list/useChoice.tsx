import { useSearchParams } from '@shop/router'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { observeBottomBar, stickyAtBottom } from '@shop/ui/layout/bottom-bar.ts'
import type { DenseColumn } from '@shop/ui/table/DenseTable.tsx'
import { color, font, layer, radius, shadow, space } from '@shop/ui/tokens/tokens.ts'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

interface Bulk<Item> {
  toName: (item: Item) => string
  actions: (items: Item[], clear: () => void) => ReactNode
}

/** The boxes by which rows of a list are chosen, and the bar of what can be done with those that are. */
export function useChoice<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
  bulk: Bulk<Item> | undefined,
): { columns: DenseColumn<Item>[]; bar: ReactNode } {
  const t = useT()
  const [search] = useSearchParams()
  const list = String(search)
  // Another page, filter or order of the list begins with none.
  const [choice, setChoice] = useState<{ list: string; keys: string[] }>({ list, keys: [] })
  if (!bulk) return { columns: [], bar: null }
  const choose = (keys: string[]) => setChoice({ list, keys })
  const keys = choice.list === list ? choice.keys : []
  // What has left the list meanwhile is not chosen.
  const chosen = items.filter((item) => keys.includes(getKey(item)))
  const clear = () => choose([])

  const column: DenseColumn<Item> = {
    title: t('list.choose'),
    choice: true,
    head: (
      <Choice>
        <Box
          type="checkbox"
          aria-label={t('list.chooseAll')}
          checked={chosen.length === items.length && items.length > 0}
          onChange={({ target }) => choose(target.checked ? items.map(getKey) : [])}
        />
        <span>{t('list.chooseAll')}</span>
      </Choice>
    ),
    cell: (item) => {
      const key = getKey(item)
      return (
        <Choice>
          <Box
            type="checkbox"
            aria-label={t('list.chooseOne', { name: bulk.toName(item) })}
            checked={keys.includes(key)}
            onChange={({ target }) =>
              choose(target.checked ? [...keys, key] : keys.filter((each) => each !== key))
            }
          />
        </Choice>
      )
    },
  }
  const bar = chosen.length > 0 && (
    <Bar ref={observeBottomBar} role="group" aria-label={t('list.bulk')}>
      <IconButton label={t('list.clear')} onClick={clear}>
        <X aria-hidden />
      </IconButton>
      <span role="status">{t('list.chosen', { count: chosen.length })}</span>
      {bulk.actions(chosen, clear)}
    </Bar>
  )
  return { columns: [column], bar }
}

/** On a phone, as large as a finger; there, the box of the head says what it is for. */
const Choice = styled.label`
  & > span {
    display: none;
  }
  @media not all and (min-width: 48rem) {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[3]};
    margin: calc(-1 * ${space[3]});
    & > span {
      display: inline;
    }
  }
`

const Box = styled.input`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  accent-color: ${color.accent};
  vertical-align: middle;
`

const Bar = styled.div`
  ${stickyAtBottom}
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]};
  font-size: ${font.s};
  & > :is(a, button):not([title]) {
    padding-inline: ${space[3]};
    font-size: inherit;
  }
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.raised};
  box-shadow: ${shadow.l};
`
