import { type Language, languages, setLanguage, useLanguage } from '@shop/kernel'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { color, font, layer, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import Languages from 'lucide-react/icons/languages'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { useDismiss } from '../layout/useDismiss.ts'
import { useT } from '../messages.ts'

export function LanguageMenu() {
  const t = useT()
  const id = useId()
  const { lang } = useLanguage()
  const [open, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  const container = useRef<HTMLDivElement>(null)
  useDismiss(open, container, close)

  function choose(language: Language) {
    close()
    setLanguage(language)
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
        {languages.toReversed().map((language) => (
          <li key={language}>
            <Choice
              type="button"
              lang={language}
              aria-pressed={language === lang}
              onClick={() => choose(language)}
            >
              {t(`language.${language}`)}
            </Choice>
          </li>
        ))}
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

const Choice = styled.button`
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
