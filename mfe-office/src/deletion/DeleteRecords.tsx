import { Button } from '@shop/ui/button/Button.tsx'
import { useOnDemand } from '@shop/ui/on-demand/useOnDemand.ts'

import { loadDeletionMessages, useT } from '../messages.generated.ts'
import type { DeleteRecordsProps } from './DeleteDialog.tsx'

async function loadDialog() {
  const [{ DeleteDialog }] = await Promise.all([
    import(/* webpackChunkName: "deletion" */ './DeleteDialog.tsx'),
    loadDeletionMessages(),
  ])
  return DeleteDialog
}

/** Deletes records for good, after a dialog that says what refers to them. */
export function DeleteRecords(props: DeleteRecordsProps) {
  const t = useT()
  const dialog = useOnDemand(loadDialog, () => t('error.network'))
  return (
    <>
      <Button variant="secondary" onClick={dialog.open}>
        {t('form.delete')}
      </Button>
      {dialog.Component && <dialog.Component {...props} onClose={dialog.close} />}
    </>
  )
}
