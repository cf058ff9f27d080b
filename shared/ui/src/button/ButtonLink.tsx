import { Link, type LinkProps } from '@shop/router'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

import { type ButtonStyle, type ButtonStyleProps, buttonStyles } from './button.styles.ts'

/** A route of the site by `to`; any other address, the member portal's too, by `external` and `href`. */
export type ButtonLinkProps = ButtonStyle &
  (
    | (LinkProps & { external?: false })
    | (ComponentPropsWithRef<'a'> & { external: true; href: string })
  )

/** A link in the style of a button. */
export function ButtonLink({ variant = 'primary', size = 'm', ...rest }: ButtonLinkProps) {
  const style = { $variant: variant, $size: size }
  if (!rest.external) {
    const { external: _, ...link } = rest
    return <RouteLink {...link} {...style} />
  }
  const { external: _, ...anchor } = rest
  return <Anchor {...anchor} {...style} />
}

const RouteLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

const Anchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`
