/** The log names the rendering's request by itself. */
export function nameRequest(): void {}
