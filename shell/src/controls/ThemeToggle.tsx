import { toggleTheme } from '@shop/kernel/theme'
import { RoundButton } from '@shop/ui/button/IconButton.tsx'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

/** Has both icons and both names; the class of the page shows one of each, so that the server needs no theme. */
export function ThemeToggle() {
  const t = useT()
  return (
    <RoundButton type="button" onClick={toggleTheme}>
      <InLight title={t('theme.dark')}>
        <Moon aria-hidden />
        <VisuallyHidden>{t('theme.dark')}</VisuallyHidden>
      </InLight>
      <InDark title={t('theme.light')}>
        <Sun aria-hidden />
        <VisuallyHidden>{t('theme.light')}</VisuallyHidden>
      </InDark>
    </RoundButton>
  )
}

const Content = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  & > svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
`

const InLight = styled(Content)`
  html.dark & {
    display: none;
  }
`

const InDark = styled(Content)`
  html:not(.dark) & {
    display: none;
  }
`
