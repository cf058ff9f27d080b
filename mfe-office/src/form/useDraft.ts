import { useSession } from '@shop/kernel/session'
import { createKey } from '@shop/shop-ui/send-form/create-key.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { hasDraft, listChanged, readDraft, toDraftKey, writeDraft } from './draft.store.ts'
import { registerForm } from './open-forms.ts'

/** Whether a form had a draft when the page was opened: one that is folded is opened for it. */
export function useHasDraft(name: string): boolean {
  const userId = useSession()?.user._id ?? ''
  const [found] = useState(() => hasDraft(toDraftKey(userId, name)))
  return found
}

/**
 * Keeps what is typed into a form: whoever leaves the page is asked, and a draft outlives a reload and the end of the session.
 * @param name of the record
 * @param storedVersion the version that was read
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  storedVersion?: number,
) {
  const userId = useSession()?.user._id ?? ''
  // Stays the same when the session ends.
  const [storageKey] = useState(() => toDraftKey(userId, name))
  // Those of the last rendering may be outdated once the form is reset.
  const defaults = useRef(form.formState.defaultValues ?? {})
  const [found, setFound] = useState(() =>
    readDraft(storageKey, form.formState.defaultValues ?? {}),
  )
  const [key, setKey] = useState(() => found?.key ?? createKey())
  // A draft of an earlier version is saved as such: that somebody has saved another one is told then.
  const version = found ? found.version : storedVersion

  const findChanges = () => listChanged(form.getValues(), defaults.current)
  const forget = () => writeDraft(storageKey, null)

  const store = useEffectEvent(() => {
    const values = findChanges()
    if (!values) setFound(null)
    writeDraft(storageKey, values && { version, key, values })
  })
  const open = useEffectEvent(() => {
    if (found) form.reset({ ...form.getValues(), ...found.values }, { keepDefaultValues: true })
    return registerForm({ hasChanges: () => findChanges() !== null, forget })
  })
  useEffect(() => {
    const close = open()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback({ defaultValues }) {
        if (defaultValues) defaults.current = defaultValues
        store()
      },
    })
    return () => {
      unsubscribe()
      close()
    }
  }, [form])

  return {
    version,
    /** The idempotency key of what is saved. */
    key,
    isRestored: found !== null,
    /** Shows what is stored in place of the draft. */
    discard: () => {
      form.reset()
      // What is typed next is another change than what may have been stored already.
      setKey(createKey())
    },
    /** Has what was saved count as stored; what was typed meanwhile stays a change. */
    settle: (saved: Values) => {
      // Tells no subscriber, since no value changes.
      form.reset(saved, { keepValues: true })
      defaults.current = saved
      forget()
      setFound(null)
      setKey(createKey())
    },
  }
}
