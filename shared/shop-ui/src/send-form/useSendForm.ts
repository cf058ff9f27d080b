import type { FormFields, FormKind } from '@shop/contracts/wire/form.ts'
import { getConfig } from '@shop/kernel/config'
import { mainApi, request, serverMessage } from '@shop/kernel/http'
import { getLanguage } from '@shop/kernel/language'
import { useRef, useState } from 'react'

import { createKey } from './create-key.ts'

export type SendState =
  | { status: 'idle' | 'sending' }
  /** Nothing is written. */
  | { status: 'empty' }
  /** `replyTo`: where a reply or a link to confirm goes. */
  | { status: 'sent'; replyTo: string | undefined }
  | { status: 'failed'; message: string | undefined }
  /** Nobody takes the form: the visitor may send what is written. */
  | { status: 'unsent' }

const loadSchema = async () =>
  (await import('@shop/contracts/wire/form-response.ts')).formResponseSchema

/** Whether the shop's backend takes forms. */
export const takesForms = (): boolean => getConfig().formsUrl !== undefined

/** Sends a form of one kind to where the configuration says that it is taken. What is being sent is not sent again. */
export function useSendForm<Kind extends FormKind>(kind: Kind) {
  const [state, setState] = useState<SendState>({ status: 'idle' })
  const pending = useRef<string>(null)
  const attempt = useRef({ content: '', key: '' })

  /** @param website what is in the honeypot @returns whether it was sent */
  async function send(fields: FormFields<Kind>, website = ''): Promise<boolean> {
    const { formsUrl: url } = getConfig()
    const content = JSON.stringify(fields)
    // The state of the last render is stale on a double click.
    if (pending.current === content) return false
    if (url === undefined) {
      setState({ status: 'unsent' })
      return false
    }
    pending.current = content
    setState({ status: 'sending' })
    const { lang: language } = getLanguage()
    // The same text that may have arrived keeps its key.
    if (attempt.current.content !== content) attempt.current = { content, key: createKey() }
    const data = { kind, fields, language, website, key: attempt.current.key }
    try {
      const { replyTo } = await request(mainApi, loadSchema, { method: 'POST', url, data })
      attempt.current = { content: '', key: '' }
      setState({ status: 'sent', replyTo })
      return true
    } catch (error) {
      setState({ status: 'failed', message: serverMessage(error) })
      return false
    } finally {
      pending.current = null
    }
  }

  return { state, setState, send }
}
