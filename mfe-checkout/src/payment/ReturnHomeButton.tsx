import { sitePaths } from '@shop/contracts/site-paths.ts'
import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { safeLocalStorage } from '@shop/kernel'
import { useNavigate } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'

import { useT } from '../messages.ts'

/** Forgets the payment and goes home. */
export function ReturnHome() {
  const t = useT()
  const navigate = useNavigate()

  function leave() {
    safeLocalStorage.remove(storageKeys.paymentSession)
    void navigate(sitePaths.home)
  }

  return <Button onClick={leave}>{t('payment.return')}</Button>
}
