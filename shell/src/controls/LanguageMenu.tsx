import { type Language, languages, setLanguage, useLanguage } from '@shop/kernel/language'
import { leaveOverlay, useBackToClose } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { useDismiss } from '@shop/ui/dom/useDismiss.ts'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { color, font, layer, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import Languages from 'lucide-react/icons/languages'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

export function LanguageMenu() {
  const t = useT()
  const id = useId()
  const { lang } = useLanguage()
  const [open, setOpen] = useState(false)
  /** The language whose texts are awaited, or could not be had. */
  const [choice, setChoice] = useState<{ language: Language; failed: boolean } | null>(null)
  const [close] = useState(() => () => setOpen(false))
  const container = useRef<HTMLDivElement>(null)
  useDismiss(open, container, close)
  useBackToClose(open, close)

  function choose(language: Language) {
    setChoice({ language, failed: false })
    const settle = (changed: boolean) => {
      setChoice(changed ? null : { language, failed: true })
      setOpen(!changed)
    }
    // The page is loaded again from its own entry of the history, not from that of the menu.
    leaveOverlay(() => setLanguage(language, settle))
  }

  return (
    <Root ref={container}>
      <IconButton
        label={t('language.label')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Languages aria-hidden />
      </IconButton>
      <Menu id={id} hidden={!open} translate="no">
        {[...languages].reverse().map((language) => (
          <li key={language}>
            <Choice
              type="button"
              lang={language}
              aria-pressed={language === lang}
              aria-busy={(choice?.language === language && !choice.failed) || undefined}
              onClick={() => choose(language)}
            >
              {t(`language.${language}`)}
              {choice?.language === language && !choice.failed && <Spinner />}
            </Choice>
          </li>
        ))}
        {choice?.failed && (
          <li>
            <Failure role="alert">
              <p lang="ar" dir="rtl">
                {t('language.failedInArabic')}
              </p>
              <p>{t('language.failed')}</p>
              <Button variant="secondary" onClick={() => choose(choice.language)}>
                {t('language.retry')}
              </Button>
            </Failure>
          </li>
        )}
      </Menu>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
`

const Menu = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-end: 0;
  z-index: ${layer.menu};
  min-inline-size: 10rem;
  margin: 0;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.raised};
  box-shadow: ${shadow.l};
  list-style: none;
`

const Failure = styled.div`
  display: grid;
  gap: ${space[2]};
  inline-size: 16rem;
  max-inline-size: 100%;
  padding: ${space[3]};
  border-block-start: 1px solid ${color.line};
  margin-block-start: ${space[2]};
  font-size: ${font.s};
`

const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: ${size.touch};
  padding-inline: ${space[3]};
  border-radius: ${radius.m};
  text-align: start;
  &:hover {
    background: ${color.sunken};
  }
  &[aria-pressed='true'] {
    color: ${color.accent};
    font-weight: ${font.bold};
  }
`
