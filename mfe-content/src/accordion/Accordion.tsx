import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

import { Content, Item, Summary } from './accordion.styles.ts'

interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

interface AccordionProps {
  /** Unlike any other on the page: what opens and closes together. */
  name: string
  items: AccordionItem[]
  /** Id of the item that is open to begin with, null for none. */
  openId?: string | null | undefined
}

/** Items of which the browser keeps at most one open; an address can name each. Closed text is still found by a search. */
export function Accordion({ name, items, openId = items[0]?.id ?? null }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <Item key={id} id={id} name={name} open={id === openId}>
          <Summary>
            {title}
            <ChevronDown aria-hidden />
          </Summary>
          <Content>{content}</Content>
        </Item>
      ))}
    </div>
  )
}
