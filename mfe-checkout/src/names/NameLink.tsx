import { nameFieldPath } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'

import { useT } from '../messages.generated.ts'

interface NameLinkProps {
  /** Of the product. */
  id: string
  product: string
  isNeeded: boolean
}

/** Leads to where the name on a product is typed. */
export function NameLink({ id, product, isNeeded }: NameLinkProps) {
  const t = useT()
  return (
    <Link to={nameFieldPath(id)}>
      {t(isNeeded ? 'name.choose' : 'name.add')}
      <VisuallyHidden>: {product}</VisuallyHidden>
    </Link>
  )
}
