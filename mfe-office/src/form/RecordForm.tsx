import { hasStatus } from '@shop/kernel/http'
import { Link, useLocation } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type ReactNode, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

import { useT } from '../messages.generated.ts'
import { ConfirmDialog, type Question } from './ConfirmDialog.tsx'
import { toProblem } from './contract-problems.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { useDraft } from './useDraft.ts'
import { useSave } from './useSave.ts'

type Versioned<Change> = Change & { version?: number }

export interface RecordFormProps<Values extends FieldValues, Change, Saved> {
  form: UseFormReturn<Values>
  /** The contract of what is sent: what breaks it is shown at its field. */
  schema: z.ZodMiniType<Change>
  /** What the form's texts say; a field with a rule of its own has been checked. */
  toChange: (values: Values) => unknown
  /** What it is called in the drafts. */
  draft: string
  /** The version that was read; none of a new record. */
  version: number | undefined
  /** @param key the same until it has succeeded, so that a repeated call is no second record */
  save: (change: Versioned<Change>, key: string) => Promise<Saved>
  /** What is asked before a change is saved; null of one that needs no question. */
  ask?: (change: Change) => Question | null
  onSaved: (saved: Saved) => void
  /** Reads the stored record anew. @returns its version */
  reload?: (() => Promise<number | undefined>) | undefined
  /** Label of the submit button; “Save” by default. */
  submit?: string
  children: ReactNode
}

/**
 * The form of every record of the office. When somebody else has saved the record meanwhile, it says so and keeps what was
 * typed: to save it all the same is a click of its own.
 */
export function RecordForm<Values extends FieldValues, Change, Saved>({
  form,
  schema,
  toChange,
  draft: draftName,
  version: storedVersion,
  save,
  ask,
  onSaved,
  reload,
  submit: submitLabel,
  children,
}: RecordFormProps<Values, Change, Saved>) {
  type Submission = { change: Versioned<Change>; values: Values }
  const t = useT()
  const { pathname, search } = useLocation()
  const { version, key, ...draft } = useDraft(form, draftName, storedVersion)
  const { mutate, isPending, error } = useSave(
    ({ change }: Submission) => save(change, key),
    (saved, { values }) => {
      draft.settle(values)
      onSaved(saved)
    },
  )
  const hasChanged = hasStatus(error, 409)
  const [asked, setAsked] = useState<(Submission & { question: Question }) | null>(null)

  function submit(values: Values, from: number | undefined) {
    if (isPending) return
    const parsed = schema.safeParse(toChange(values))
    if (parsed.success) {
      const change = { ...parsed.data, ...(from !== undefined && { version: from }) }
      const question = ask?.(parsed.data)
      return question ? setAsked({ question, change, values }) : mutate({ change, values })
    }
    // The first reason at each field.
    for (const issue of [...parsed.error.issues].reverse()) {
      form.setError(issue.path.join('.') as Path<Values>, { type: toProblem(issue) })
    }
    const [first] = parsed.error.issues
    if (first) form.setFocus(first.path.join('.') as Path<Values>)
  }

  function confirm() {
    if (asked) mutate(asked)
    setAsked(null)
  }

  async function overwrite() {
    const stored = await reload?.()
    await form.handleSubmit((values) => submit(values, stored))()
  }

  return (
    <Card>
      <Stack
        as="form"
        noValidate
        $gap="5"
        onSubmit={form.handleSubmit((values) => submit(values, version))}
      >
        <DraftNotice isRestored={draft.isRestored} discard={draft.discard} />
        {children}
        {hasChanged ? (
          <Notice kind="warning" role="alert">
            <Stack $gap="3" $align="start">
              <span>{t('form.conflict')}</span>
              <Stack $row $gap="3">
                <Link to={pathname + search} target="_blank" rel="noreferrer">
                  {t('form.seeTheirs')}
                </Link>
                <Button variant="secondary" busy={isPending} onClick={() => void overwrite()}>
                  {t('form.overwrite')}
                </Button>
              </Stack>
            </Stack>
          </Notice>
        ) : (
          <FailureNotice error={error} />
        )}
        <Stack $row $justify="end">
          <Button type="submit" busy={isPending}>
            {submitLabel ?? t('form.save')}
          </Button>
        </Stack>
      </Stack>
      <ConfirmDialog
        question={asked?.question ?? null}
        onCancel={() => setAsked(null)}
        onConfirm={confirm}
      />
    </Card>
  )
}
