import { useLocation, useNavigation } from '@shop/router'
import { useEffect, useRef } from 'react'

/** After a navigation, focuses the new page's heading, so that screen readers announce the page. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const idle = useNavigation().state === 'idle'
  const previous = useRef(pathname)

  useEffect(() => {
    if (!idle || previous.current === pathname) return
    previous.current = pathname
    const main = document.getElementById('main')
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
    target?.focus({ preventScroll: true })
  }, [pathname, idle])
}
