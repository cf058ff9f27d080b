import type { OfficePermission } from '@shop/contracts/rules/office-permissions.ts'
import { Notice } from '@shop/ui/feedback/Notice.tsx'

import { useT } from '../messages.generated.ts'

/** Says why somebody of the staff does not find here what others do: an owner has to allow it. */
export function NotAllowed({ permission }: { permission: OfficePermission }) {
  const t = useT()
  return <Notice>{t(`notAllowed.${permission}`)}</Notice>
}
