import type { RichNode } from '@shop/contracts/rules/rich-text.ts'
import { Link } from '@shop/router'
import { createElement, type ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, radius, space } from '../tokens/tokens.ts'

const leavesSite = (href: string): boolean => !href.startsWith('/') && !href.startsWith('#')

const renderNode = (node: RichNode, key: number): ReactNode => {
  if (typeof node === 'string') return node
  const { tag, href, children } = node
  const parts = children.length > 0 ? children.map(renderNode) : undefined
  if (href === undefined) return createElement(tag, { key }, parts)
  return leavesSite(href) ? (
    <a key={key} href={href} rel="noreferrer">
      {parts}
    </a>
  ) : (
    <Link key={key} to={href}>
      {parts}
    </Link>
  )
}

/** What a formatted text consists of, within a paragraph or another element. */
export const RichInline = ({ nodes }: { nodes: readonly RichNode[] }) => (
  <span translate="no">{nodes.map(renderNode)}</span>
)

/** A formatted text that a person wrote in the page's language: paragraphs, lists, tables. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return nodes.length > 0 && <Root translate="no">{nodes.map(renderNode)}</Root>
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  overflow-wrap: anywhere;
  & ul,
  & ol {
    padding-inline-start: ${space[5]};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & blockquote {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.line};
    color: ${color.muted};
  }
  & pre,
  & table {
    overflow-x: auto;
  }
  & pre {
    padding: ${space[4]};
    border-radius: ${radius.m};
    background: ${color.sunken};
  }
  & table {
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.line};
    text-align: start;
  }
`
