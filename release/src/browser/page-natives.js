// Runs in a page before its own scripts, as text: it notes what the browser brings, and says what was changed when it is asked.

;(() => {
  const { releaseProbe } = /** @type {{ releaseProbe?: object }} */ (globalThis)
  if (!releaseProbe) return

  /** @typedef {{ name: string, kind: 'global' | 'prototype' | 'instance' | 'namespace' }} Native */
  /** @type {Map<object, Native>} */
  const natives = new Map()
  /** @param {unknown} value @returns {value is Function} */
  const isConstructor = (value) => typeof value === 'function' && Object.hasOwn(value, 'prototype')
  /** Notes a constructor or a namespace, and the constructors in it. @param {object} object @param {string} name */
  const note = (object, name) => {
    if (natives.has(object)) return
    natives.set(object, { name, kind: 'namespace' })
    for (const key of Reflect.ownKeys(object)) {
      /** @type {unknown} */
      const value = Reflect.getOwnPropertyDescriptor(object, key)?.value
      const inner = `${name}.${String(key)}`
      if (isConstructor(value)) note(value, inner)
      else if (key === 'prototype' && typeof value === 'object' && value)
        natives.set(value, { name: inner, kind: 'prototype' })
    }
  }

  const globals = /** @type {Record<string, object | undefined>} */ (
    /** @type {unknown} */ (window)
  )
  const namespaces = 'JSON Math Intl Reflect Atomics WebAssembly CSS console'
  const instances =
    'history navigator navigation document performance crypto screen customElements indexedDB'
  natives.set(window, { name: '', kind: 'global' })
  natives.set(Function.prototype, { name: 'Function.prototype', kind: 'prototype' })
  for (const name of Object.getOwnPropertyNames(window)) {
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
  // What has no name of its own, such as that from which all typed arrays inherit.
  for (const [object, { name }] of natives) {
    const prototype = /** @type {object | null} */ (Object.getPrototypeOf(object))
    if (prototype && !natives.has(prototype))
      natives.set(prototype, { name: `Object.getPrototypeOf(${name})`, kind: 'prototype' })
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
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key)
      /** @type {unknown} */
      const value = descriptor?.value
      const parts = [
        descriptor?.get,
        descriptor?.set,
        typeof value === 'function' ? value : 'state',
      ]
      // Others meet what is added where they list properties, or where it hides what they look for.
      const isHiding = key in (Object.getPrototypeOf(object) ?? {})
      const isListed =
        descriptor?.enumerable === true && (kind === 'prototype' || kind === 'instance')
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
