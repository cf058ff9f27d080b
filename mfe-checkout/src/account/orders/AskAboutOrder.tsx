import { formLimits } from '@shop/contracts/rules/limits.ts'
import { MessageForm } from '@shop/shop-ui/send-form/MessageForm.tsx'
import { takesForms } from '@shop/shop-ui/send-form/useSendForm.ts'
import { Card } from '@shop/ui/card/Card.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextArea } from '@shop/ui/form/TextArea.tsx'

import { useAccountT } from '../../messages.generated.ts'

/** A question to the shop about one order; nothing where the backend takes no forms. @param number of the order */
export function AskAboutOrder({ number }: { number: string }) {
  const t = useAccountT()
  if (!takesForms()) return null
  return (
    <Card as="section" aria-labelledby="ask">
      <MessageForm
        kind="order"
        about={{ order: number }}
        headingId="ask"
        heading={t('order.ask.title')}
        subject={t('order.ask.subject', { no: number })}
        sent={() => t('order.ask.sent')}
        submitLabel={t('order.ask.submit')}
      >
        <Field label={t('order.ask.question')}>
          <TextArea name="message" rows={4} maxLength={formLimits.longMessage} />
        </Field>
      </MessageForm>
    </Card>
  )
}
