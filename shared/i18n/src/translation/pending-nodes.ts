/** Where texts stand that wait for their translation. A node that leaves the page can be forgotten at any time. */
export function createPlaces() {
  const waiting = new WeakMap<Text, string>()
  const byText = new Map<string, WeakRef<Text>[]>()

  /** Those that still wait for this text; by now a node may have another one. */
  function nodesOf(text: string): Text[] {
    return (byText.get(text) ?? [])
      .map((reference) => reference.deref())
      .filter((node) => node !== undefined)
      .filter((node) => waiting.get(node) === text)
  }

  return {
    take(node: Text, text: string): void {
      if (waiting.get(node) === text) return
      waiting.set(node, text)
      const references = byText.get(text)
      if (references) references.push(new WeakRef(node))
      else byText.set(text, [new WeakRef(node)])
    },
    isTaken: (text: string): boolean => nodesOf(text).some((node) => node.isConnected),
    /** Ends the waiting for a text. @returns the nodes on the page that waited for it */
    leave(text: string): Text[] {
      const nodes = nodesOf(text)
      byText.delete(text)
      for (const node of nodes) waiting.delete(node)
      return nodes.filter((node) => node.isConnected)
    },
    clear: (): void => byText.clear(),
  }
}
