type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * Finds keys of a document that its validator never reads: the schemas of Kubernetes accept any key, so that a misspelt
 * one would be ignored.
 * @param validate reads every key that it knows; throws for what is wrong
 * @returns the paths of the others
 */
export function findUnknownKeys(document: object, validate: (watched: object) => void): string[] {
  const read = new Set<string>()
  const watch = (value: Fields, path: string): Fields =>
    new Proxy(value, {
      get(target, key, receiver) {
        const child: unknown = Reflect.get(target, key, receiver)
        if (typeof key !== 'string' || !Object.hasOwn(target, key)) return child
        read.add(`${path}.${key}`)
        return isObject(child) ? watch(child, `${path}.${key}`) : child
      },
    })
  validate(watch(document as Fields, ''))
  const list = (value: unknown, path: string): string[] =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, child]) =>
          read.has(`${path}.${key}`) ? list(child, `${path}.${key}`) : [`${path}.${key}`],
        )
      : []
  return list(document, '').map((path) => path.slice(1))
}
