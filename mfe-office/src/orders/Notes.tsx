import {
  type OrderEvent,
  type OrderNote,
  orderNoteSchema,
} from '@shop/contracts/wire/office-orders.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import * as z from 'zod/mini'

import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useOrdersT } from '../messages.generated.ts'

/** What somebody has written about an order or a member, with its time and author. */
export function NoteText({
  note: { at, who, text },
}: {
  note: Pick<OrderEvent, 'at' | 'who' | 'text'>
}) {
  const { lang } = useLanguage()
  return (
    <>
      {text && <PersonalText multiline>{text}</PersonalText>}
      <Muted>
        <Time dateTime={at}>{formatDateTime(at, lang)}</Time>
        {who && (
          <>
            {' · '}
            <PersonalText>{who}</PersonalText>
          </>
        )}
      </Muted>
    </>
  )
}

// Its id is the key of the draft: sending it again is no second note.
const typedNoteSchema = z.omit(orderNoteSchema, { id: true })

interface NoteFormProps {
  /** What the note is about, in the drafts. */
  about: string
  save: (note: OrderNote) => Promise<unknown>
}

/** Adds a note for the team. */
export function NoteForm({ about, save }: NoteFormProps) {
  const t = useOrdersT()
  const errorText = useErrorText()
  const form = useForm({ defaultValues: { text: '' } })
  return (
    <Bare>
      <RecordForm
        form={form}
        schema={typedNoteSchema}
        toChange={(values) => values}
        draft={`note:${about}`}
        version={undefined}
        save={({ text }, id) => save({ id, text })}
        onSaved={() => form.reset({ text: '' })}
        submit={t('note.submit')}
      >
        <FormField
          form={form}
          name="text"
          label={t('note.label')}
          kind="textarea"
          rows={2}
          maxLength={1000}
          rules={{ missing: isFilled }}
          errorText={errorText}
        />
      </RecordForm>
    </Bare>
  )
}

/** A form within a card. */
const Bare = styled.div`
  margin-block: ${space[3]};
  & > * {
    padding: 0;
    border: 0;
  }
  & form {
    gap: ${space[3]};
  }
`

/** A list of notes, or of what else has happened. */
export const Events = styled.ol`
  display: grid;
  gap: ${space[3]};
  font-size: ${font.s};
  & > li {
    padding-inline-start: ${space[3]};
    border-inline-start: 2px solid ${color.line};
  }
`
