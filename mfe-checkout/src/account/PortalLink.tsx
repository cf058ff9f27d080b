import { portalUrl } from '@shop/kernel'
import type { ReactNode } from 'react'

interface PortalLinkProps {
  page: Parameters<typeof portalUrl>[0]
  /** Filled in by `T`. */
  children?: ReactNode
}

/** A link to a page of the member portal, which links back to this one. */
export function PortalLink({ page, children }: PortalLinkProps) {
  return <a href={portalUrl(page)}>{children}</a>
}
