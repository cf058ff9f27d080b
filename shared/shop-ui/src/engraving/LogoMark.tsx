import { measureLogo } from '@shop/contracts/rules/logo.ts'
import { styled } from 'styled-components'

interface LogoMarkProps {
  /** Its path. */
  logo: string
  /** Not where a text beside it says what it is. */
  label?: string | undefined
  className?: string | undefined
}

/** A logo beside a text, in the colour and at the height of that, unless a style says otherwise. */
export function LogoMark({ logo, label, className }: LogoMarkProps) {
  const { width, height } = measureLogo(logo)
  return (
    <Mark
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={logo} fillRule="evenodd" />
    </Mark>
  )
}

const Mark = styled.svg`
  block-size: 1.6em;
  inline-size: auto;
  max-inline-size: 100%;
  fill: currentColor;
  vertical-align: middle;
`
