import { usePortalUrl } from '@shop/kernel/session'
import type { ReactNode } from 'react'

interface PortalLinkProps {
  page: string
  /** Filled in by `T`. */
  children?: ReactNode
}

/** A link to a page of the member portal, which links back to this one. */
export function PortalLink({ page, children }: PortalLinkProps) {
  return <a href={usePortalUrl(page)}>{children}</a>
}
