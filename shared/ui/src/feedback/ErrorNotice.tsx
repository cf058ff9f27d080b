import { type ErrorNoticeProps, getErrorViews } from '@shop/kernel'
import { createElement } from 'react'

/** Shown in place of content that failed to load, with the server's message if there is one. Its code is the shell's. */
export function ErrorNotice(props: ErrorNoticeProps) {
  return createElement(getErrorViews().ErrorNotice, props)
}
