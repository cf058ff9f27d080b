import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { useMutation } from '@tanstack/react-query'

import { FailureNotice } from '../form/FailureNotice.tsx'
import { useT } from '../messages.generated.ts'
import { loadOrderTable } from './orders.api.ts'

const FILE_NAME = 'orders.csv'

function saveFile(content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: FILE_NAME })
  link.click()
  URL.revokeObjectURL(url)
}

/** Downloads what the list finds, all of its pages. A link could not send the session's token. */
export function ExportButton(filter: { q: string; status: string }) {
  const t = useT()
  const { lang } = useLanguage()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => loadOrderTable(filter, lang),
    onSuccess: saveFile,
  })
  return (
    <>
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {t('orders.export')}
        </Button>
      </div>
      <FailureNotice error={error} />
    </>
  )
}
