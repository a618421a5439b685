/** Every table of the book is made here, so that each can be downloaded. */
import { type Html, html, nothing } from './html.ts'

interface TablePart {
  /** How it is styled. */
  readonly kind: string
  /** Its name, or the id of the element that has it. */
  readonly name: { readonly label: string } | { readonly from: string }
  readonly headings: readonly Html[]
  readonly rows: Html | readonly Html[]
  /** How many of its columns are in the file: all, unless its last ones tell of this run alone. */
  readonly inFile?: number
}

/** The roles are written out because a narrow page shows each row as a block. */
export const tablePart = ({
  kind,
  name,
  headings,
  rows,
  inFile = headings.length,
}: TablePart): Html =>
  html`<div class="scroll"><table class="${kind}" role="table" data-csv="${inFile}"${'label' in name ? html` aria-label="${name.label}"` : html` aria-labelledby="${name.from}"`}>
<thead role="rowgroup"><tr role="row">${headings}</tr></thead>
<tbody role="rowgroup">${rows}</tbody></table></div>`

export const heading = (name: Html | string, attributes: Html = nothing): Html =>
  html`<th role="columnheader" scope="col"${attributes}>${name}</th>`
