/** The text nodes of a tree in order. The tree may change between two of them; then some may come again. */
export function* textsIn(root: Node): Generator<Text, void, undefined> {
  if (root instanceof Text) yield root
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    yield walker.currentNode as Text
    // From a node that has left the tree there is no way on to the others.
    if (!root.contains(walker.currentNode)) walker.currentNode = root
  }
}
