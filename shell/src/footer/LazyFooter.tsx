import { componentQuery, useFromServer, useLanguage, whenIdle } from '@shop/kernel'
import { useNavigate } from '@shop/router'
import { ServerHtml } from '@shop/ui/page/ServerHtml.tsx'
import { useQuery } from '@tanstack/react-query'
import {
  type FormEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'

import type { EarlySubscription } from './Newsletter.tsx'
import { ServerFooter } from './ServerFooter.tsx'

const IDLE = { timeoutMs: 2_000, fallbackDelayMs: 500 }

const footerQuery = componentQuery(
  'Footer',
  async () => (await import(/* webpackChunkName: "footer" */ './Footer.tsx')).Footer,
)

/**
 * The footer. Its code is loaded when the browser is idle, or by the first use of its form; until then it stays as the
 * server has rendered it, and what is typed there is handed over.
 */
export function LazyFooter() {
  const { lang } = useLanguage()
  const [serverLang] = useState(lang)
  const fromServer = useFromServer()
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(!fromServer)
  const [early, setEarly] = useState<EarlySubscription>()
  const [focusedElement, setFocusedElement] = useState<EventTarget | null>(null)
  const [isReplaced, setIsReplaced] = useState(!fromServer)
  const { data: Footer } = useQuery({ ...footerQuery, enabled: isWanted })
  const isSubmitted = early?.submittedIn !== undefined

  useEffect(() => whenIdle(() => setIsWanted(true), IDLE), [])

  useEffect(() => {
    // Whoever is in it stays there.
    const hasFocus = root.current?.contains(document.activeElement) ?? false
    // In short tasks, between which somebody may come into it.
    if (Footer && (isSubmitted || !hasFocus)) startTransition(() => setIsReplaced(true))
  }, [Footer, isSubmitted, focusedElement])

  function handleFocus(target: EventTarget) {
    setFocusedElement(target)
    // Takes back what has begun; React renders both as one.
    startTransition(() => setIsReplaced(false))
  }

  /** As the router's own links do. */
  function handleClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || link.target || isModified || link.origin !== window.location.origin) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }

  function handleInput({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return
    const { value: email } = target
    setEarly((before) => ({ ...before, email }))
  }

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault()
    const submittedIn = document.activeElement instanceof HTMLInputElement ? 'field' : 'button'
    setEarly((before) => ({ email: before?.email ?? '', submittedIn }))
    setIsWanted(true)
  }

  if (fromServer && lang === serverLang && !isReplaced) {
    return (
      <div
        ref={root}
        onClickCapture={handleClick}
        onInput={handleInput}
        onSubmit={handleSubmit}
        onFocus={({ target }) => handleFocus(target)}
        onBlur={({ relatedTarget }) => setFocusedElement(relatedTarget)}
      >
        <ServerHtml>
          <ServerFooter />
        </ServerHtml>
      </div>
    )
  }
  return Footer ? <Footer early={early} /> : null
}
