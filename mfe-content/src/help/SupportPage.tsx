import { isolate } from '@shop/contracts/rules/isolate-numbers.ts'
import { formLimits } from '@shop/contracts/rules/limits.ts'
import { MessageForm } from '@shop/shop-ui/send-form/MessageForm.tsx'
import { SendByWhatsApp } from '@shop/shop-ui/send-form/SendByWhatsApp.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import PackageOpen from 'lucide-react/icons/package-open'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { styled } from 'styled-components'

import { getPhone } from '../contact/contact-details.ts'
import { FormColumns } from '../layout/columns.styles.ts'
import { EmailField, TextField } from '../message-form/form-fields.tsx'
import { ReplyDay } from '../message-form/ReplyDay.tsx'
import { useHelpT } from '../messages.generated.ts'
import { ChevronLink } from './ChevronLink.tsx'
import { HelpLayout } from './HelpLayout.tsx'
import { listRelatedAnswers, supportTips } from './support.ts'

export function SupportPage() {
  const t = useHelpT()
  return (
    <HelpLayout page="support">
      <FormColumns>
        <Card as="section" aria-labelledby="your-request">
          <MessageForm
            kind="support"
            headingId="your-request"
            heading={t('support.formHeading')}
            subject={t('support.heading')}
            sent={(email) =>
              email
                ? t('support.sent', { email: isolate(email) })
                : t('support.sentWithoutEmail', { phone: getPhone() })
            }
            submitLabel={t('support.submit')}
          >
            <FormGrid>
              <TextField label={t('support.name')} name="name" limit="name" autoComplete="name" />
              <EmailField label={t('support.email')} />
            </FormGrid>
            <TextField
              label={t('support.question')}
              hint={t('support.question.hint')}
              name="question"
              limit="line"
            />
            <Field label={t('support.comment')}>
              <TextArea name="comment" maxLength={formLimits.longMessage} rows={7} />
            </Field>
            <ReplyDay>{(date) => t('support.replyDay', { date })}</ReplyDay>
            <SendByWhatsApp subject={t('support.heading')} />
          </MessageForm>
        </Card>
        <SupportTips />
      </FormColumns>
    </HelpLayout>
  )
}

const tipIcons = {
  session: ReceiptText,
  product: PackageOpen,
  errorMessage: MessageSquareText,
  security: ShieldAlert,
}

/** Tips for a request, and answers that may make it unnecessary. */
function SupportTips() {
  const t = useHelpT()
  const answers = listRelatedAnswers()
  return (
    <Panel>
      <section aria-labelledby="support-tips">
        <h2 id="support-tips">{t('support.tips')}</h2>
        <TipList>
          {supportTips.map((tip) => {
            const Icon = tipIcons[tip]
            return (
              <li key={tip}>
                <Icon aria-hidden />
                {t(`support.tip.${tip}`)}
              </li>
            )
          })}
        </TipList>
      </section>
      {answers.length > 0 && (
        <nav aria-labelledby="support-answers">
          <h2 id="support-answers">{t('support.relatedQuestions')}</h2>
          <QuestionList>
            {answers.map(({ question, to }) => (
              <li key={question}>
                <ChevronLink to={to}>{t(`${question}.title`)}</ChevronLink>
              </li>
            ))}
          </QuestionList>
        </nav>
      )}
    </Panel>
  )
}

const Panel = styled.div`
  display: grid;
  gap: ${space[6]};
  padding: ${space[5]};
  border-radius: ${radius.l};
  background: ${color.sunken};
  & h2 {
    font-size: ${font.l};
  }
`

const TipList = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin-block-start: ${space[4]};
  color: ${color.muted};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
  }
  & svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    color: ${color.accent};
    stroke-width: 1.5;
  }
`

const QuestionList = styled.ul`
  margin-block-start: ${space[2]};
  & a {
    border-block-end: 1px solid ${color.line};
  }
`
