import { Link, type LinkProps } from '@shop/router'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

import { buttonStyles, type ButtonStyle, type ButtonStyleProps } from './button.styles.ts'

/** Within the site by `to`; anywhere else, the member portal included, by `external` and `href`. */
export type ButtonLinkProps = ButtonStyle &
  (
    | (LinkProps & { external?: false })
    | (ComponentPropsWithRef<'a'> & { external: true; href: string })
  )

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'm', ...rest }: ButtonLinkProps) {
  const look = { $variant: variant, $size: size }
  if (!rest.external) {
    const { external: _, ...link } = rest
    return <Inside {...link} {...look} />
  }
  const { external: _, ...anchor } = rest
  return <Outside {...anchor} {...look} />
}

const Inside = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

const Outside = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`
