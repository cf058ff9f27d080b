import { toFailure } from '@shop/kernel/http'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { lazy, type ReactNode, Suspense } from 'react'

import { useT } from '../messages.generated.ts'
import { enterOffice, officeSessionQuery } from './access.api.ts'
import { CodeField } from './CodeField.tsx'
import { useClaimedRole } from './useMay.ts'

const SetUpApp = lazy(async () => {
  const { SetUpApp } = await import(/* webpackChunkName: "set-up-app" */ './SetUpApp.tsx')
  return { default: SetUpApp }
})

/** Shows its content to whom the backend lets into the office, once their second factor was checked. */
export function OfficeGate({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  const userId = useSession()?.user._id
  const role = useClaimedRole()
  if (!hydrated) return <Waiting />
  if (userId === undefined || role === undefined) return <Closed />
  return (
    <Checked key={userId} userId={userId}>
      {children}
    </Checked>
  )
}

function Checked({ userId, children }: { userId: string; children: ReactNode }) {
  const { data, error, refetch } = useQuery(officeSessionQuery(userId))
  if (!data) {
    if (!error) return <Waiting />
    return toFailure(error).kind === 'notFound' ? (
      <Closed />
    ) : (
      <ErrorNotice error={error} onRetry={() => void refetch()} />
    )
  }
  if (data.secondFactor === 'needed') return <CodeForm onPassed={() => void refetch()} />
  if (data.secondFactor === 'passed') return children
  return (
    <Suspense fallback={<Waiting />}>
      <SetUpApp onPassed={() => void refetch()} />
    </Suspense>
  )
}

/** Asks for the code of the authenticator app. */
function CodeForm({ onPassed }: { onPassed: () => void }) {
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

function Waiting() {
  return (
    <Loading>
      <Skeleton height="12rem" shape="l" />
    </Loading>
  )
}

function Closed() {
  const t = useT()
  return <EmptyState icon={<Lock />} title={t('closed.title')} text={t('closed.text')} />
}
