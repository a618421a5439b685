/** What is known of a case of which no answer can be named: never what its test prints, unless somebody asks for it. */
import { isSentence } from '../../model/causes/says-now.ts'
import { isStopped } from '../../model/causes/told-causes.ts'
import { type Html, html } from '../html.ts'

/** Of a row of which no cell can be named. */
export function wholeInWords(complaint: string): string {
  if (isStopped(complaint))
    return 'There is no result at all: what it is worked out from is missing.'
  const [first = ''] = complaint.split('\n')
  if (/^expected undefined to /.test(first)) return 'There is no result at all.'
  return isSentence(first) ? `Instead of a result: ${first}` : 'The result as a whole differs.'
}

/** What the test prints is for developers: it is folded, and says so. */
export const inTest = (says: string): Html =>
  html`<details class="in-code"><summary>In the words of the test</summary><pre>${says}</pre></details>`
