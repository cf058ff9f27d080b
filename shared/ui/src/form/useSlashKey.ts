import { useEffect, useEffectEvent } from 'react'

const TEXT_CONTROLS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Calls `onPress` on the key `/`, unless it is typed into a text or a dialog is open. */
export function useSlashKey(onPress: () => void): void {
  const handlePress = useEffectEvent(onPress)
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest(TEXT_CONTROLS)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      handlePress()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
