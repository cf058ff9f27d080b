declare module 'react-refresh/runtime' {
  interface RefreshRuntime {
    injectIntoGlobalHook(page: object): void
    register(type: unknown, id: string): void
    /** @returns null when nothing has changed */
    performReactRefresh(): object | null
    _getMountedRootCount(): number
  }
  const runtime: RefreshRuntime
  export default runtime
}

declare module 'spdx-expression-parse' {
  /** @throws SyntaxError when it is no SPDX expression */
  export default function parse(expression: string): object
}
