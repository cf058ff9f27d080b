import dns from 'node:dns'

// Loaded into a program before its own code: it knows names below `localhost`, as browsers do. Not every system's resolver does.

const { lookup } = dns

Reflect.set(dns, 'lookup', (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) => {
  const known = name.endsWith('.localhost') ? 'localhost' : name
  return Reflect.apply(lookup, dns, [known, ...rest])
})
