import { serverMessage } from '@shop/kernel/http'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'

import { FieldList, type FieldSpec } from '../../form/FieldList.tsx'
import { ignoreDoubleClick, useSubmitOnce } from '../../form/useSubmitOnce.ts'
import { SectionTitle } from '../../layout/SectionTitle.ts'
import { accountT, useAccountT } from '../../messages.generated.ts'

interface CredentialsFormProps<Values extends FieldValues, Problem extends string> {
  title: string
  lead: ReactNode
  /** Tells password managers which account it is. */
  email: string
  initial: DefaultValues<Values>
  fields: readonly FieldSpec<Values, Problem>[]
  label: (name: Path<Values>) => string
  errorText: (problem: Problem, field: { label: string }) => string
  submitLabel: string
  /** @returns the message of the server */
  submit: (values: Values) => Promise<string | undefined>
}

/** A form that changes what a member logs in with. It is empty again once that has worked. */
export function CredentialsForm<Values extends FieldValues, Problem extends string>(
  props: CredentialsFormProps<Values, Problem>,
) {
  const { title, lead, email, initial, fields, label, errorText, submitLabel, submit } = props
  const t = useAccountT()
  const titleId = useId()
  const form = useForm<Values>({ defaultValues: initial, mode: 'onTouched' })
  const { mutateAsync, isPending, isSuccess, data, error } = useMutation({
    mutationFn: submit,
    onSuccess: () => form.reset(initial),
  })

  const handleSubmit = useSubmitOnce(form, mutateAsync)

  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack as="form" noValidate onSubmit={handleSubmit} $gap="5">
        <SectionTitle id={titleId}>{title}</SectionTitle>
        <p>{lead}</p>
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <FieldList form={form} fields={fields} label={label} errorText={errorText} />
        {isSuccess && (
          <Notice kind="success" role="status">
            <span dir="auto">{data ?? t('settings.saved')}</span>
          </Notice>
        )}
        {error && (
          <Notice kind="danger" role="alert">
            <span dir="auto">{serverMessage(error) ?? accountT('settings.failed')}</span>
          </Notice>
        )}
        <Stack $row $justify="end">
          <Button type="submit" variant="secondary" busy={isPending} onClick={ignoreDoubleClick}>
            {submitLabel}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
