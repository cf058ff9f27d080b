import { sitePaths } from '@shop/contracts/site-paths.ts'
import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { safeLocalStorage } from '@shop/kernel/storage'
import { useNavigate } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'

import { useT } from '../messages.generated.ts'

/** Also removes the stored payment session. */
export function ReturnHomeButton() {
  const t = useT()
  const navigate = useNavigate()

  function returnHome() {
    safeLocalStorage.remove(storageKeys.paymentSession)
    void navigate(sitePaths.home)
  }

  return <Button onClick={returnHome}>{t('payment.returnHome')}</Button>
}
