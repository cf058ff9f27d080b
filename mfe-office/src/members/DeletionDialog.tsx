import type { OfficeMemberDetails } from '@shop/contracts/wire/office-members.ts'
import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'

import { useCodeRetry } from '../access/code-prompt.ts'
import { FailureNotice } from '../form/FailureNotice.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useMembersT } from '../messages.generated.ts'
import { deleteMember } from './members.api.ts'

interface DeletionDialogProps {
  member: OfficeMemberDetails
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Says what goes and what the law has kept, and has the member's address typed before anything is deleted. */
export function DeletionDialog({ member, open, onClose, onDeleted }: DeletionDialogProps) {
  const t = useMembersT()
  const formId = useId()
  const client = useQueryClient()
  const errorText = useErrorText()
  const form = useForm({ defaultValues: { email: '' } })
  const mutationFn = useCodeRetry((email: string) => deleteMember(member._id, email))
  const { mutate, isPending, error } = useMutation({
    mutationFn,
    async onSuccess({ keptOrders }) {
      toast.success(t('deletion.done', { count: keptOrders }), { id: 'office' })
      onDeleted()
      client.removeQueries({ queryKey: ['mfe-office', 'member', member._id] })
      await client.invalidateQueries({ queryKey: ['mfe-office', 'members'] })
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('deletion.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('deletion.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isPending}>
            {t('deletion.submit')}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        $gap="4"
        onSubmit={form.handleSubmit(({ email }) => {
          if (!isPending) mutate(email)
        })}
      >
        <p>{t('deletion.gone')}</p>
        {member.paidOrders > 0 && <p>{t('deletion.kept', { count: member.paidOrders })}</p>}
        <p>{t('deletion.final')}</p>
        <FormField
          form={form}
          name="email"
          label={t('deletion.email')}
          hint={t('deletion.emailHint')}
          rules={{ missing: isFilled }}
          errorText={errorText}
          maxLength={200}
          autoComplete="off"
          dir="ltr"
        />
        <FailureNotice error={error} />
      </Stack>
    </Dialog>
  )
}
