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
}

/** Items of which the browser keeps at most one open, the first to begin with. Closed text is still found by a search. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, title, content }, index) => (
        <Item key={id} name={name} open={index === 0}>
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
