declare module 'spdx-expression-parse' {
  /** @throws SyntaxError when it is no SPDX expression */
  export default function parse(expression: string): object
}
