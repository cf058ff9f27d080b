import { useMutation } from '@tanstack/react-query'

import { useT } from '../messages.generated.ts'
import { enterOffice } from './access.api.ts'
import { CodeField } from './CodeField.tsx'

/** Asks for the code of the authenticator app. */
export function CodeForm({ onPassed }: { onPassed: () => void }) {
  const t = useT()
  const { mutate, isPending, error } = useMutation({ mutationFn: enterOffice, onSuccess: onPassed })
  return (
    <CodeField
      title={t('code.title')}
      hint={t('code.hint')}
      button={t('code.submit')}
      busy={isPending}
      error={error}
      onSubmit={mutate}
    />
  )
}
