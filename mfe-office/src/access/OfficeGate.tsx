import { toFailure } from '@shop/kernel/http'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { useLogout } from '@shop/shop-ui/session/useLogout.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { lazy, type ReactNode, Suspense, useState } from 'react'

import { LeaveDialog } from '../form/LeaveDialog.tsx'
import { useT } from '../messages.generated.ts'
import { officeSessionQuery } from './access.api.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { LazyCodeForm } from './LazyCodeForm.tsx'
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
  const t = useT()
  const { data, error, refetch } = useQuery(officeSessionQuery(userId))
  const [isOpen, setIsOpen] = useState(false)
  if (toFailure(error).kind === 'notFound') return <Closed />
  if (!data) {
    return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Waiting />
  }
  const passed = data.secondFactor === 'passed'
  if (passed && !isOpen) setIsOpen(true)
  // An open page stays: what is typed on it is not lost.
  if (passed || (isOpen && data.secondFactor === 'needed')) {
    return (
      <CodeDialog needed={!passed} check={refetch}>
        {children}
        <LeaveDialog />
      </CodeDialog>
    )
  }
  if (data.secondFactor === 'needed') {
    return (
      <Suspense fallback={<Waiting />}>
        <LazyCodeForm title={t('code.title')} onPassed={() => void refetch()} />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<Waiting />}>
      <SetUpApp onPassed={() => void refetch()} />
    </Suspense>
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
  const session = useSession()
  const { busy, handleLogout } = useLogout(t('menu.logoutFailed'))
  return (
    <EmptyState
      icon={<Lock />}
      title={t('closed.title')}
      text={t('closed.text')}
      action={
        session && (
          <Button variant="secondary" busy={busy} onClick={handleLogout}>
            {t('menu.logout')}
          </Button>
        )
      }
    />
  )
}
