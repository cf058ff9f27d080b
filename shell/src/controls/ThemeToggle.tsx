import { toggleTheme, useTheme } from '@shop/kernel'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'

import { useT } from '../messages.ts'

export function ThemeToggle() {
  const t = useT()
  const dark = useTheme() === 'dark'
  return (
    <IconButton label={dark ? t('theme.light') : t('theme.dark')} onClick={toggleTheme}>
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}
