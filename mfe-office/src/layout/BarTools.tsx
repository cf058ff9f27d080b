import { BAR_TOOLS_ID } from '@shop/contracts/browser/page-frame.ts'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'

import { useClaimedRole } from '../access/useMay.ts'
import { useT } from '../messages.generated.ts'
import { OfficeSearch } from '../search/OfficeSearch.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'

/** The menu of small screens and the search, in the shell's bar; above the page where there is no such bar. */
export function BarTools() {
  const role = useClaimedRole()
  const [bar, setBar] = useState<HTMLElement | null>()
  if (role === undefined) return null
  if (bar === undefined) {
    // The bar appears together with the page: it is there once this is.
    const findBar = (place: HTMLElement | null) => {
      if (place) setBar(document.getElementById(BAR_TOOLS_ID))
    }
    return <span hidden ref={findBar} />
  }
  return bar ? createPortal(<Tools />, bar) : <Tools />
}

function Tools() {
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
