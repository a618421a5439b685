import { type Mock, vi } from 'vitest'

/**
 * A browser that translates the page replaces React's text nodes with its own elements. React's later changes to such a
 * node are lost, and the page breaks when React removes the node or inserts something before it. React has no node for
 * text that is an element's only content, so every text that may change or disappear needs its own element.
 */
export function watchTextNodes(): () => readonly string[] {
  const write: Mock = vi.spyOn(Text.prototype, 'nodeValue', 'set')
  const remove = vi.spyOn(Node.prototype, 'removeChild')
  const insert = vi.spyOn(Node.prototype, 'insertBefore')
  return () => {
    const touched = [
      ...write.mock.contexts,
      ...remove.mock.calls.map(([child]) => child),
      ...insert.mock.calls.map(([, next]) => next),
    ]
    return [...touched.filter(isTextOfReact), ...figuresOfReact()].map(({ data }) => data)
  }
}

/** Blank texts are not translated. */
const isTextOfReact = (node: unknown): node is Text =>
  node instanceof Text &&
  node.data.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

/** Figures that may change, even if they didn't in this test. */
function figuresOfReact(): readonly Text[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (isTextOfReact(text) && /£\d|\d%/.test(text.data)) found.push(text)
  return found
}
