import { MAX_ENGRAVINGS } from '@shop/contracts/rules/engraving-list.ts'
import { findPlace, listPlaces, type PlaceName } from '@shop/contracts/rules/surface.ts'
import { formatNumber, localize } from '@shop/i18n/format.ts'
import { type CartItem, countItemPieces } from '@shop/kernel/cart'
import { type Language, useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { useProblemText } from '@shop/ui/engraving/useProblemText.ts'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { type ClipboardEvent, type FocusEvent, useId } from 'react'
import { styled } from 'styled-components'

import { useT } from '../../messages.generated.ts'
import { PieceFields, PieceHeads } from './PieceFields.tsx'
import { type EngravingField, useEngravingList } from './useEngravingList.ts'

interface EngravingsEditorProps {
  item: CartItem
  product: string
  onQuantity: (quantity: number) => void
  onClose: () => void
}

/** The texts on the pieces of a line: the same on all, or a list. */
export function EngravingsEditor({ item, product, onQuantity, onClose }: EngravingsEditorProps) {
  const t = useT()
  const describe = useProblemText()
  const radioName = useId()
  const list = useEngravingList(item)
  const { isEach, choose, texts, problems, change, leave, paste, pasted, edited } = list
  const { lang } = useLanguage()
  const pieces = countItemPieces(item)
  const places = item.surface && listPlaces(item.surface)
  const messages = problems.map(({ name, line }) => ({
    name: name && describe(name),
    line: line && describe(line),
  }))
  const told = [messages[edited], ...messages].flatMap((one) => [one?.name, one?.line])

  function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const { target } = event
    if (!(target instanceof HTMLInputElement)) return
    const text = event.clipboardData.getData('text')
    const index = Number(target.dataset['index'])
    if (paste(index, target.name as EngravingField, text)) event.preventDefault()
  }

  function handleBlur({ target }: FocusEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement && target.dataset['index']) {
      leave(Number(target.dataset['index']))
    }
  }

  return (
    <Root onPaste={handlePaste} onBlur={handleBlur}>
      <legend>
        <VisuallyHidden>{t('engraving.legend', { product })}</VisuallyHidden>
      </legend>
      <Choice>
        {[false, true].map((isList) => (
          <Checkbox
            key={String(isList)}
            type="radio"
            name={radioName}
            checked={isList === isEach}
            onChange={() => choose(isList)}
            label={
              places
                ? t(isList ? 'engraving.eachPlace' : 'engraving.samePlaces')
                : t(isList ? 'engraving.each' : 'engraving.same', { count: pieces })
            }
          />
        ))}
      </Choice>
      {isEach && <Hint>{t('engraving.pasteHint')}</Hint>}
      {isEach && pieces > MAX_ENGRAVINGS && (
        <Notice kind="warning">
          {t('engraving.max', { max: MAX_ENGRAVINGS, count: pieces - MAX_ENGRAVINGS })}
        </Notice>
      )}
      <div>
        <PieceHeads isShared={!isEach || places !== undefined} />
        <List>
          {texts.map(({ name, line }, index) => (
            <PieceFields
              key={index}
              index={index}
              isShared={!isEach}
              place={isEach && places ? namePlace(places, index, pieces, lang) : undefined}
              isLast={index === texts.length - 1}
              name={name}
              line={line}
              nameError={messages[index]?.name}
              lineError={messages[index]?.line}
              onChange={change}
            />
          ))}
        </List>
      </div>
      <Stack $row $gap="3" $justify="space-between">
        <Hint role="status">
          {pasted
            ? [
                t('engraving.pasted', { count: pasted.filled }),
                pasted.surplus > 0 && t('engraving.surplus', { count: pasted.surplus }),
              ]
                .filter(Boolean)
                .join(' ')
            : t('engraving.autosaved')}
        </Hint>
        {pasted && pasted.quantity > item.quantity && (
          <Button
            variant="secondary"
            onClick={(event) => {
              const inputs = event.currentTarget.closest('fieldset')?.querySelectorAll('input')
              // The focused button disappears.
              ;[...(inputs ?? [])].at(-1)?.focus()
              onQuantity(pasted.quantity)
            }}
          >
            {t('engraving.raise', { quantity: pasted.quantity })}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('engraving.done')}
        </Button>
      </Stack>
      <VisuallyHidden role="status">{told.find(Boolean)}</VisuallyHidden>
    </Root>
  )
}

/** The name of a surface, with the number of its piece where there are several. */
function namePlace(places: readonly PlaceName[], index: number, count: number, lang: Language) {
  const name = localize(findPlace(places, index), lang)
  const piece = formatNumber(Math.floor(index / places.length) + 1, lang)
  return count > places.length ? `${name} ${piece}` : name
}

const Root = styled.fieldset`
  container-type: inline-size;
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  white-space: normal;
`

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[5]};
`

const Hint = styled.p`
  flex: 1 1 12rem;
  color: ${color.muted};
  font-size: ${font.s};
`

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`
