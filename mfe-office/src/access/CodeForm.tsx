import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useT } from '../messages.generated.ts'
import { enterOffice } from './access.api.ts'
import { CodeField } from './CodeField.tsx'

interface CodeFormProps {
  /** None where the form has a heading already. */
  title?: string
  onPassed: () => void
  children?: ReactNode
}

/** Asks for the code of the authenticator app. */
export function CodeForm({ onPassed, ...props }: CodeFormProps) {
  const t = useT()
  const { mutate, isPending, error } = useMutation({ mutationFn: enterOffice, onSuccess: onPassed })
  return (
    <CodeField
      {...props}
      hint={t('code.hint')}
      button={t('code.submit')}
      busy={isPending}
      error={error}
      onSubmit={mutate}
    />
  )
}
