import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { OfficeSearch } from '../search/OfficeSearch.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'

/** The menu of small screens, over the page, and the search. */
export function Tools() {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Root>
      <MenuButton label={t('menu.open')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu aria-hidden />
      </MenuButton>
      <OfficeSearch />
      <Dialog open={open} onClose={close} title={t('menu.label')}>
        <OfficeMenu onNavigate={close} />
      </Dialog>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`

const MenuButton = styled(IconButton)`
  ${mediaQuery.laptop} {
    display: none;
  }
`
