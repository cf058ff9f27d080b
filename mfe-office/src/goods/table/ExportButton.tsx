import { Button } from '@shop/ui/button/Button.tsx'
import { useMutation } from '@tanstack/react-query'

import { FailureNotice } from '../../form/FailureNotice.tsx'
import { useT } from '../../messages.generated.ts'
import { fetchProductTable } from './product-table.api.ts'

/** Saves the table of all products as a file. */
export function ExportButton() {
  const t = useT()
  const { mutate, isPending, error } = useMutation({
    mutationFn: fetchProductTable,
    onSuccess: saveFile,
  })
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {t('products.export')}
      </Button>
      <FailureNotice error={error} />
    </>
  )
}

/** A link could not carry the session's token: the file is fetched, then handed to the browser. */
function saveFile(file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = 'products.csv'
  link.click()
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
