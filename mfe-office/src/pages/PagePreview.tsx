import type { ContentDocument } from '@shop/contracts/wire/content-page.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { RichInline, RichText } from '@shop/ui/text/RichText.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useMutation } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'

import { FailureNotice } from '../form/FailureNotice.tsx'
import { usePagesT } from '../messages.generated.ts'
import { type PageText, previewText } from './pages.api.ts'

/** What shoppers will see of the text, in both languages, as the server reads it. */
export function PagePreview({ form }: { form: UseFormReturn<FieldValues> }) {
  const t = usePagesT()
  const { mutate, data, isPending, error } = useMutation({ mutationFn: previewText })
  return (
    <section aria-label={t('page.preview')}>
      <Button
        variant="secondary"
        busy={isPending}
        onClick={() => mutate(form.getValues('text') as PageText)}
      >
        {t('page.showPreview')}
      </Button>
      <FailureNotice error={error} />
      <Texts role="status">
        {data &&
          (['en', 'ar'] as const).map((lang) => (
            <Text key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} translate="no">
              <DocumentPreview text={data[lang]} />
            </Text>
          ))}
      </Texts>
    </section>
  )
}

function DocumentPreview({ text: { title, lead, body, sections } }: { text: ContentDocument }) {
  return (
    <>
      <h2>{title}</h2>
      <Lead>
        <RichInline nodes={lead} />
      </Lead>
      <RichText nodes={body} />
      {sections.map((section) => (
        <section key={section.id}>
          <h3>{section.title}</h3>
          <RichText nodes={section.body} />
          {section.items.map((item) => (
            <section key={item.id}>
              <h4>{item.title}</h4>
              <RichText nodes={item.body} />
            </section>
          ))}
        </section>
      ))}
    </>
  )
}

const Texts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space[4]};
  &:not(:empty) {
    margin-block-start: ${space[4]};
  }
`

const Text = styled.article`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  overflow-wrap: anywhere;
  & h3 {
    margin-block: ${space[3]} ${space[2]};
    font-size: ${font.l};
  }
  & h4 {
    margin-block: ${space[2]};
  }
`

const Lead = styled.p`
  color: ${color.muted};
`
