import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'

import type { Values } from './format-message.ts'

const ELEMENT = /<(\w+)>([\s\S]*?)<\/\1>/

/** Stands for `<` in values, which begins no element. From Unicode’s private use area. */
const LESS_THAN = '\uE000'

/** The values of a message with elements: what somebody typed can’t be taken for one of them. */
export function escapeValues(values: Values): Values {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('<', LESS_THAN) : value,
  ])
  return Object.fromEntries(escaped) as Values
}

/**
 * Puts elements where a text has `<NAME>…</NAME>`, with what is between as their children.
 * @param text whose values are escaped
 * @param components by name; without its element, what is between remains
 */
export function formatElements(
  text: string,
  components: Record<string, ReactElement>,
): ReactNode[] {
  // The text before an element, its name, what is in it, the text after it, the next one’s name …
  const parts = text.split(ELEMENT)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part.replaceAll(LESS_THAN, '<')
    if (index % 3 === 2) return null
    const children = formatElements(parts[index + 1] ?? '', components)
    return cloneElement(components[part] ?? <Fragment />, { key: index }, ...children)
  })
}
