import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { styled } from 'styled-components'

import labels from './sheet-labels.json'

export type Label = keyof typeof labels

/** A text in both languages, whatever the page's: the paper goes to people who read either. */
export function BilingualText({ text }: { text: LocalizedText }) {
  return (
    <Pair translate="no">
      <span lang="en" dir="ltr">
        {text.en}
      </span>
      {text.ar && text.ar !== text.en && (
        <span lang="ar" dir="rtl">
          {text.ar}
        </span>
      )}
    </Pair>
  )
}

/** A label of a sheet. */
export const SheetLabel = ({ label }: { label: Label }) => <BilingualText text={labels[label]} />

const Pair = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 0.75em;
`
