import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

import { Content, Item, Summary } from './accordion.styles.ts'

interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

interface AccordionProps {
  /** Groups the items of which one is open at a time; unique on the page. */
  name: string
  items: AccordionItem[]
  /** Id of the initially open item, null for none; the first by default. */
  openId?: string | null | undefined
}

/** Native `<details>`: the browser keeps one open, finds text in closed ones and opens the target of a hash. */
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
