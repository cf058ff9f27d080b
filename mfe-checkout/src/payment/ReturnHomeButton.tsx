import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { safeLocalStorage } from '@shop/kernel/storage'
import { useNavigate } from '@shop/router'
import type { ButtonVariant } from '@shop/ui/button/button.styles.ts'
import { Button } from '@shop/ui/button/Button.tsx'

import { useT } from '../messages.generated.ts'

/** Also removes the stored payment session. */
export function ReturnHomeButton({ variant }: { variant?: ButtonVariant }) {
  const t = useT()
  const navigate = useNavigate()

  function returnHome() {
    safeLocalStorage.remove(storageKeys.paymentSession)
    void navigate(sitePaths.home)
  }

  return (
    <Button variant={variant} onClick={returnHome}>
      {t('payment.returnHome')}
    </Button>
  )
}
