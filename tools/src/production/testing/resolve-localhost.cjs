// Loaded into a program before its own code: it knows names below `localhost`, as browsers do. Not every system's resolver does.
const dns = require('node:dns')

const { lookup } = dns
Reflect.set(dns, 'lookup', (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) =>
  Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest]),
)
