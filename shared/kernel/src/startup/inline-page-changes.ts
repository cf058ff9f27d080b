// Inlined into every page's head: marks the page when somebody else, such as an extension or a translator, changes what
// the server rendered before it is hydrated. It must not import anything.
{
  const { documentElement: root } = document

  const observe = (): void => {
    const page = document.getElementById('root')
    if (!page) return
    new MutationObserver((_, observer) => {
      observer.disconnect()
      root.dataset.changed = ''
    }).observe(page, { childList: true, characterData: true, subtree: true })
  }

  // The end of the markup, before anybody else's listeners.
  if (root.dataset.renderedLang) {
    document.addEventListener('readystatechange', observe, { once: true })
  }
}
