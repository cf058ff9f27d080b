import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

import { Answer, Item, Question } from './accordion.styles.ts'

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
  opened?: string | null | undefined
}

/** Items of which the browser keeps at most one open; an address can name each. Closed text is still found by a search. */
export function Accordion({ name, items, opened = items[0]?.id ?? null }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <Item key={id} id={id} name={name} open={id === opened}>
          <Question>
            {title}
            <ChevronDown aria-hidden />
          </Question>
          <Answer>{content}</Answer>
        </Item>
      ))}
    </div>
  )
}
