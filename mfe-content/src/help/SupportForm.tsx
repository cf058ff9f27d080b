import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { contactDetails } from '../contact/contact-details.ts'
import { useT } from './messages.ts'
import { emptyForm } from './support-form.ts'
import { SupportField } from './SupportField.tsx'

/** Checks what is written. There is no call to send it with, and it says so before and after. */
export function SupportForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyForm, mode: 'onTouched' })
  const [checked, setChecked] = useState(false)
  return (
    <Card as="section" aria-labelledby="your-request">
      <Stack as="form" noValidate onSubmit={form.handleSubmit(() => setChecked(true))} $gap="5">
        <h2 id="your-request">{t('support.formHeading')}</h2>
        <Notice>{t('support.demo')}</Notice>
        <FormGrid>
          <SupportField form={form} name="name" autoComplete="name" />
          <SupportField form={form} name="email" type="email" autoComplete="email" />
        </FormGrid>
        <SupportField form={form} name="question" hint={t('support.question.hint')} />
        <SupportField form={form} name="comment" long />
        {checked && (
          <Notice kind="warning" role="status">
            {t('support.submitted', contactDetails)}
          </Notice>
        )}
        <Stack $row $justify="end">
          <Button type="submit" size="l">
            {t('support.submit')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
