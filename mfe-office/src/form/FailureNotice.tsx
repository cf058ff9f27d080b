import { serverMessage, toFailure } from '@shop/kernel/http'
import { Notice } from '@shop/ui/feedback/Notice.tsx'

import { useT } from '../messages.generated.ts'

/** Says why an action has failed: the server's sentence, or that there was no response. */
export function FailureNotice({ error }: { error: unknown }) {
  const t = useT()
  if (!error) return null
  const { kind } = toFailure(error)
  const isNetwork = ['offline', 'unreachable', 'timeout'].includes(kind)
  return (
    <Notice kind="danger" role="alert">
      <span dir="auto">
        {serverMessage(error) ?? t(isNetwork ? 'error.network' : 'error.server')}
      </span>
    </Notice>
  )
}
