import { Button } from '@shop/ui/button/Button.tsx'
import { saveFile } from '@shop/ui/dom/save-file.ts'
import { useMutation } from '@tanstack/react-query'

import { FailureNotice } from '../form/FailureNotice.tsx'

interface ExportButtonProps {
  label: string
  load: () => Promise<Blob>
  fileName: string
}

/** Saves a table as a file. A link could not carry the session's token: the file is fetched, then handed to the browser. */
export function ExportButton({ label, load, fileName }: ExportButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: load,
    onSuccess: (table) => saveFile(table, fileName),
  })
  return (
    <>
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {label}
        </Button>
      </div>
      <FailureNotice error={error} />
    </>
  )
}
