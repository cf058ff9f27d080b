import { cartEngravingsPath } from '@shop/contracts/browser/site-paths.ts'
import { type CartItem, countItemPieces } from '@shop/kernel/cart'
import { useLocation } from '@shop/router'
import { useOnDemand } from '@shop/ui/on-demand/useOnDemand.ts'
import { useEffect, useEffectEvent, useId, useRef } from 'react'

import { useT } from '../../messages.generated.ts'

const loadEditor = async () => (await import('./EngravingsEditor.tsx')).EngravingsEditor

/** Opens the texts on the pieces of a line that has several; the address of the product's texts opens them, too. */
export function useEngravingsEditor(item: CartItem) {
  const t = useT()
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { hash } = useLocation()
  const { Component, open, close, preload } = useOnDemand(loadEditor, () =>
    t('engraving.unavailable'),
  )
  const isOffered = item.surface !== undefined && countItemPieces(item) > 1
  const isAddressed = isOffered && hash !== '' && cartEngravingsPath(item.id).endsWith(hash)

  const openAddressed = useEffectEvent(() => {
    open()
    button.current?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    if (isAddressed) openAddressed()
  }, [isAddressed])

  /** What cannot be put on a piece would be lost: it is shown instead. */
  function closeComplete() {
    const panel = document.getElementById(panelId)
    const invalid = panel?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!invalid) close()
    const focused = invalid ?? button.current
    focused?.focus()
  }

  const Editor = isOffered ? Component : null
  return { panelId, button, isOffered, Editor, open, close: closeComplete, preload }
}
