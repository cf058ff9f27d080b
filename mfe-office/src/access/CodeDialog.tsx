import { hasStatus } from '@shop/kernel/http'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'

import { useT } from '../messages.generated.ts'
import { CodePrompt } from './code-prompt.ts'
import { LazyCodeForm } from './LazyCodeForm.tsx'

interface CodeDialogProps {
  /** The code that was typed does not count any more. */
  needed: boolean
  /** Asks the backend about the session. */
  check: () => Promise<{ data: { secondFactor: string } | undefined }>
  children: ReactNode
}

/** Asks for the code above an open page, which stays as it is; a call that was refused for it is then made again. */
export function CodeDialog({ needed, check, children }: CodeDialogProps) {
  const t = useT()
  const client = useQueryClient()
  const [isDismissed, setIsDismissed] = useState(false)
  const waiting = useRef<((passed: boolean) => void)[]>([])

  const ask = useCallback(async () => {
    const { data } = await check()
    if (data?.secondFactor !== 'needed') return false
    setIsDismissed(false)
    return new Promise<boolean>((resolve) => void waiting.current.push(resolve))
  }, [check])

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (hasStatus(event.action.error, 403)) void ask()
      }),
    [client, ask],
  )

  function end(passed: boolean) {
    for (const resolve of waiting.current.splice(0)) resolve(passed)
  }
  function dismiss() {
    setIsDismissed(true)
    end(false)
  }
  async function open() {
    await check()
    end(true)
    await client.invalidateQueries({ queryKey: ['mfe-office'] })
  }

  return (
    <CodePrompt value={ask}>
      {children}
      <Dialog open={needed && !isDismissed} onClose={dismiss} title={t('code.title')}>
        <Suspense>
          <LazyCodeForm onPassed={() => void open()}>
            <p>{t('code.again')}</p>
          </LazyCodeForm>
        </Suspense>
      </Dialog>
    </CodePrompt>
  )
}
