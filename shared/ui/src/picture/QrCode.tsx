import { styled } from 'styled-components'
import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  /** Accessible name. */
  label: string
}

/** A QR code, dark on light in both themes, as scanners expect. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Code>
  )
}

const Code = styled.svg`
  inline-size: 12rem;
  block-size: 12rem;
`
