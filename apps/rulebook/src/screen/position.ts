/** Where on the page an element stands: near a text, below a heading, in a group or a column. */
import { textOf } from './shown-texts.ts'

/** How far up from a text we look for what it belongs to, such as the name in its row. */
const farthest = 7

/** How far up from an element the nearest part is that has a text. */
export function stepsTo(near: string, element: HTMLElement): number | undefined {
  let above: HTMLElement | null = element
  for (let steps = 0; above !== null && steps <= farthest; steps += 1) {
    if (textOf(above).includes(near)) return steps
    above = above.parentElement
  }
  return undefined
}

/** Is it in the group of this name? */
export function isInGroup(name: string, element: HTMLElement): boolean {
  const label = element.closest('[role="group"]')?.getAttribute('aria-labelledby') ?? ''
  const named = document.getElementById(label)
  return named !== null && textOf(named) === name
}

/** Is it in the column of this heading? */
export function isInColumn(heading: string, element: HTMLElement): boolean {
  const cell = element.closest<HTMLTableCellElement>('td, th')
  const head = cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]
  return head !== undefined && textOf(head) === heading
}

/** How deep in the page the smallest part is that has both the heading and the element. */
export function partOf(heading: string, element: HTMLElement): number {
  let above: HTMLElement | null = element
  while (above !== null && !textOf(above).includes(heading)) above = above.parentElement
  let depth = 0
  for (; above !== null; above = above.parentElement) depth += 1
  return depth
}
