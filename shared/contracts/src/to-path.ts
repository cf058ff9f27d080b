type Parameter<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | Parameter<After>
    : Rest
  : never

/** The path of a page by its pattern, with values for the pattern's parameters. */
export const toPath = <Pattern extends string>(
  pattern: Pattern,
  values: Record<Parameter<Pattern>, string>,
): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: Parameter<Pattern>) => encodeURIComponent(values[name]))
