import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { SideMenu } from '@shop/ui/navigation/SideMenu.tsx'
import Bell from 'lucide-react/icons/bell'
import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'

import { useAccountT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

/** In menu order; the keys are those of `paths.json`. */
export const accountPages = [
  { key: 'account.orders', Icon: Package },
  { key: 'account.invoice', Icon: FileText },
  { key: 'account.billing', Icon: MapPin },
  { key: 'account.payment', Icon: CreditCard },
  { key: 'account.social', Icon: Share2 },
  { key: 'account.notifications', Icon: Bell },
  { key: 'account.settings', Icon: Settings },
] as const

export type AccountPageKey = (typeof accountPages)[number]['key']

export function AccountMenu() {
  const t = useAccountT()
  return (
    <SideMenu
      aria-label={t('menu.label')}
      items={accountPages.map(({ key, Icon }) => ({
        to: paths[key],
        label: t(`menu.${key}`),
        Icon,
      }))}
      lastItem={{ to: sitePaths.lockScreen, label: t('menu.signOut'), Icon: LogOut }}
    />
  )
}
