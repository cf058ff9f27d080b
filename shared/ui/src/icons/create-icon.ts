import { createElement, forwardRef, type SVGProps } from 'react'

interface IconData {
  name: string
  size?: number
  /** Its shapes: tags and their attributes. */
  node: readonly (readonly [string, Record<string, string>])[]
  aliases?: readonly string[]
}

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  size?: string | number
}

const isLabel = (prop: string) => /^(aria-.*|role|title)$/.test(prop)

/**
 * Creates the component of an icon. It replaces the function of this name in lucide-react, which also has contexts, absolute stroke
 * widths and other frameworks, and renders the same.
 */
export default function createIcon({ name, size = 24, node, aliases = [] }: IconData) {
  const names = [name, ...aliases]
  const ownClasses = `lucide ${names.map((each) => `lucide-${each}`).join(' ')}`
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return forwardRef<SVGSVGElement, IconProps>(function Icon(
    { className, children, color = 'currentColor', size: side = 24, strokeWidth = 2, ...rest },
    ref,
  ) {
    const isLabelled =
      children || Object.entries(rest).some(([prop, value]) => isLabel(prop) && value != null)
    return createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: side,
        height: side,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${ownClasses} ${className}` : ownClasses,
        ...(isLabelled ? {} : { 'aria-hidden': 'true' as const }),
        ...rest,
      },
      shapes,
      children,
    )
  })
}
