import { color, font, motion, radius, space } from '@shop/ui/tokens/tokens.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

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

const Item = styled.details`
  border-block-end: 1px solid ${color.line};
  interpolate-size: allow-keywords;
  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size ${motion.medium} ${motion.ease},
      content-visibility ${motion.medium} allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  /* On paper nobody opens an answer. */
  @media print {
    break-inside: avoid;
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
    & > summary > svg {
      display: none;
    }
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: 3.75rem;
  padding-block: ${space[3]};
  border-radius: ${radius.s};
  font-size: ${font.l};
  font-weight: ${font.medium};
  line-height: 1.4;
  transition: color ${motion.fast};
  &:hover {
    color: ${color.accent};
  }
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    color: ${color.muted};
    transition: rotate ${motion.medium} ${motion.ease};
  }
`

const Content = styled.div`
  max-inline-size: 44rem;
  padding-block-end: ${space[5]};
  color: ${color.muted};
`
