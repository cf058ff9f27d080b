// Runs in a page before its own scripts, as text: it notes what the browser brings, and says what was changed when it is asked.

;(() => {
  const { releaseProbe } = /** @type {{ releaseProbe?: object }} */ (globalThis)
  if (!releaseProbe) return

  /** @typedef {{ name: string, kind: 'global' | 'prototype' | 'instance' | 'namespace' }} Native */
  /** @type {Map<object, Native>} */
  const natives = new Map()
  /** @param {unknown} value @returns {value is Function} */
  const isConstructor = (value) => typeof value === 'function' && Object.hasOwn(value, 'prototype')
  /** Notes what objects inherit from, up to the last. @param {unknown} object @param {string} name */
  const notePrototypes = (object, name) => {
    if (object === null || !['object', 'function'].includes(typeof object)) return
    const prototype = /** @type {object} */ (object)
    if (natives.has(prototype)) return
    natives.set(prototype, { name, kind: 'prototype' })
    notePrototypes(Object.getPrototypeOf(prototype), `Object.getPrototypeOf(${name})`)
  }
  /** Notes a constructor or a namespace, and the constructors in it. @param {object} object @param {string} name */
  const note = (object, name) => {
    if (natives.has(object)) return
    natives.set(object, { name, kind: 'namespace' })
    for (const key of Reflect.ownKeys(object)) {
      /** @type {unknown} */
      const value = Reflect.getOwnPropertyDescriptor(object, key)?.value
      const inner = `${name}.${String(key)}`
      if (key === 'prototype') notePrototypes(value, inner)
      else if (isConstructor(value)) note(value, inner)
    }
    notePrototypes(Object.getPrototypeOf(object), `Object.getPrototypeOf(${name})`)
  }

  const globals = /** @type {Record<string, object | undefined>} */ (
    /** @type {unknown} */ (window)
  )
  const namespaces = 'JSON Math Intl Reflect Atomics WebAssembly CSS console'
  const instances =
    'history navigator navigation document performance crypto screen customElements indexedDB'
  natives.set(window, { name: '', kind: 'global' })
  // Those first that others inherit from, so that they have their usual names.
  for (const name of ['Object', 'Function', 'EventTarget', ...Object.getOwnPropertyNames(window)]) {
    /** @type {unknown} */
    const value = Reflect.getOwnPropertyDescriptor(window, name)?.value
    if (isConstructor(value)) note(value, name)
  }
  for (const name of namespaces.split(' ')) {
    if (globals[name]) note(globals[name], name)
  }
  for (const name of instances.split(' ')) {
    if (globals[name]) natives.set(globals[name], { name, kind: 'instance' })
  }

  // React marks what it listens to, the check for accessibility needs one, and emulated phones get the others late.
  const EXPECTED = /^(_+react|elementsFromPoint$|ontouch)/
  /** What an object has under its keys; only functions are compared. @param {object} object */
  const readProperties = (object) => {
    const { kind } = natives.get(object) ?? {}
    /** @type {Map<PropertyKey, { parts: readonly unknown[], isSeen: boolean }>} */
    const properties = new Map()
    for (const key of Reflect.ownKeys(object)) {
      if (EXPECTED.test(String(key))) continue
      const { get, set, value, enumerable } = Reflect.getOwnPropertyDescriptor(object, key) ?? {}
      const parts = [get, set, typeof value === 'function' ? value : 'state']
      // Others meet what is added where they list properties, or where it hides what they look for.
      const isHiding = key in (Object.getPrototypeOf(object) ?? {})
      const isListed = enumerable === true && (kind === 'prototype' || kind === 'instance')
      properties.set(key, { parts, isSeen: kind !== 'global' && (isListed || isHiding) })
    }
    return properties
  }
  const before = new Map([...natives.keys()].map((object) => [object, readProperties(object)]))

  /** The functions of the browser that were replaced or removed, and what was added to objects that all teams use. */
  const readNatives = () =>
    [...before].flatMap(([object, former]) => {
      const { name = '' } = natives.get(object) ?? {}
      const present = readProperties(object)
      const changed = [...new Set([...former.keys(), ...present.keys()])].filter((key) => {
        const [was, is] = [former.get(key), present.get(key)]
        if (!was) return is?.isSeen
        return !was.parts.every((part, index) => part === is?.parts[index])
      })
      return changed.map((key) => (name === '' ? String(key) : `${name}.${String(key)}`))
    })

  Object.assign(releaseProbe, { readNatives })
})()
