import { useLocation, useNavigation } from '@shop/router'
import { useEffect, useRef } from 'react'

/**
 * After a navigation, focuses the new page's heading, so that screen readers announce the page; unless the page has
 * focused what the address names in it.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const idle = useNavigation().state === 'idle'
  const previous = useRef(pathname)

  useEffect(() => {
    if (!idle || previous.current === pathname) return
    previous.current = pathname
    if (hash !== '' && hash === `#${document.activeElement?.id}`) return
    const main = document.getElementById('main')
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
    target?.focus({ preventScroll: true })
  }, [pathname, hash, idle])
}
