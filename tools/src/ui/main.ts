import '@shop/ui/fonts/fonts.css'
import '@shop/ui/tokens/tokens.css'
import '@shop/ui/tokens/global.css'

const LOOKS = [
  ['en', 'light'],
  ['ar', 'light'],
  ['en', 'dark'],
  ['ar', 'dark'],
]

/** Shows the gallery in one language and theme, or without a choice in all four side by side. */
function showGallery(): void {
  const parameters = new URL(window.location.href).searchParams
  const [lang, theme] = [parameters.get('lang'), parameters.get('theme')]
  if (lang !== null && theme !== null) {
    const { documentElement } = document
    Object.assign(documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr', className: theme })
    // The kernel reads the language of the document when it is loaded.
    void import('./gallery.tsx')
    return
  }
  for (const [shown, look] of LOOKS) {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: `?lang=${shown}&theme=${look}`, title: `${shown}, ${look}` })
    frame.style.cssText = 'inline-size: 50%; block-size: 100vh; border: 0'
    document.body.append(frame)
  }
}

showGallery()
