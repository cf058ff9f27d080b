import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { toShopDay } from '@shop/contracts/rules/delivery.ts'
import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'
import { isolate } from '@shop/contracts/rules/isolate-numbers.ts'
import { formLimits } from '@shop/contracts/rules/limits.ts'
import { useLanguage } from '@shop/kernel/language'
import { MessageForm } from '@shop/shop-ui/send-form/MessageForm.tsx'
import { SendByWhatsApp } from '@shop/shop-ui/send-form/SendByWhatsApp.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { DotList } from '@shop/ui/text/DotList.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import Code from 'lucide-react/icons/code'
import Hammer from 'lucide-react/icons/hammer'
import Handshake from 'lucide-react/icons/handshake'
import Headset from 'lucide-react/icons/headset'
import MapPinned from 'lucide-react/icons/map-pinned'
import Package from 'lucide-react/icons/package'
import PenLine from 'lucide-react/icons/pen-line'
import PenTool from 'lucide-react/icons/pen-tool'
import { type MouseEvent, useState } from 'react'
import { styled } from 'styled-components'

import { ListHeader } from '../layout/sections.styles.ts'
import { EmailField, PhoneField, TextField } from '../message-form/form-fields.tsx'
import { useCompanyT } from '../messages.generated.ts'
import { type JobId, jobs } from './jobs.ts'

const icons = {
  designer: PenTool,
  developer: Code,
  engraver: Hammer,
  care: Headset,
  sales: Handshake,
  writer: PenLine,
  packer: Package,
  coordinator: MapPinned,
} satisfies Record<JobId, unknown>

const totalOpenings = jobs.reduce((sum, { openings }) => sum + openings, 0)

function JobIcon({ id }: { id: JobId }) {
  const Icon = icons[id]
  return <Icon />
}

/** Links to apply lead home, as long as there is no form on the page to lead to. */
export function JobList() {
  const t = useCompanyT()
  const [job, setJob] = useState<JobId | null>(null)

  function apply(event: MouseEvent, id: JobId) {
    // Another tab was asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setJob(id)
  }

  return (
    <section id="jobs" aria-labelledby="jobs-title">
      <ListHeader>
        <h2 id="jobs-title">{t('jobs.heading')}</h2>
        <p>{t('jobs.total', { count: totalOpenings })}</p>
      </ListHeader>
      <List>
        {jobs.map(({ id, openings, place }) => (
          <Job key={id}>
            <IconBadge $size="s">
              <JobIcon id={id} />
            </IconBadge>
            <div>
              <h3>{t(`job.${id}`)}</h3>
              <Muted as="div">
                <DotList>
                  {t('jobs.openings', { count: openings })}
                  {t(`place.${place}`)}
                </DotList>
              </Muted>
            </div>
            <ButtonLink
              to={sitePaths.home}
              variant="secondary"
              aria-label={t('jobs.applyFor', { job: t(`job.${id}`) })}
              onClick={(event) => apply(event, id)}
            >
              {t('jobs.apply')}
            </ButtonLink>
            <Text>{t(`job.${id}.text`)}</Text>
            {job === id && <ApplicationForm job={t(`job.${id}`)} />}
          </Job>
        ))}
      </List>
    </section>
  )
}

const REPLY_MS = 14 * 86_400_000

/** Within two weeks, as the thanks for an application say. @returns ISO 8601 date in the shop's time zone */
const getReplyDay = (from: Date): string => toShopDay(new Date(from.getTime() + REPLY_MS))

/** Opens below the job that it is for. @param job its title */
function ApplicationForm({ job }: { job: string }) {
  const t = useCompanyT()
  const { lang } = useLanguage()
  return (
    <FormCard as="section" aria-labelledby="application">
      <MessageForm
        kind="application"
        about={{ job }}
        headingId="application"
        heading={t('application.heading', { job })}
        subject={t('application.heading', { job })}
        sent={(email) =>
          email
            ? t('application.sent', { email: isolate(email) })
            : t('application.sentWithoutEmail')
        }
        submitLabel={t('application.submit')}
      >
        <TextField
          label={t('application.name')}
          autoFocus
          name="name"
          limit="name"
          autoComplete="name"
        />
        <FormGrid>
          <EmailField label={t('application.email')} />
          <PhoneField label={t('application.phone')} />
        </FormGrid>
        <Field label={t('application.message')} hint={t('application.hint')}>
          <TextArea name="message" rows={6} maxLength={formLimits.longMessage} />
        </Field>
        <Muted>
          {t('application.replyDay', { date: formatWeekday(getReplyDay(new Date()), lang) })}
        </Muted>
        <SendByWhatsApp subject={t('application.heading', { job })} />
      </MessageForm>
    </FormCard>
  )
}

const List = styled.ul`
  margin-block-start: ${space[4]};
`

const Job = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.line};
  & h3 {
    font-size: ${font.l};
  }
  & > a {
    padding-inline: ${space[4]};
  }
`

/** Below the title, in the width of the page on phones. */
const Text = styled.p`
  grid-column: 1 / -1;
  color: ${color.muted};
  ${mediaQuery.tablet} {
    grid-column: 2;
  }
`

const FormCard = styled(Card)`
  grid-column: 1 / -1;
  margin-block-start: ${space[3]};
`
