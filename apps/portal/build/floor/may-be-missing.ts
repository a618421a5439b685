/**
 * What a browser of the floor may lack, and what a member then misses. Anything else newer than the
 * floor ends the build: guard it with `@supports` or `in`, write it another way, or give its reason
 * here.
 */
export const mayBeMissing: Readonly<Record<string, string>> = {
  '-webkit-tap-highlight-color': 'a flash under the finger',
  '::highlight': 'the letters that were found are not marked in a name',
  'Highlight()': 'asked for before it is used',
  '::marker': 'the number of a list in the colour of its text',
  '::selection': 'the system chooses the colour of selected text',
  ':has':
    'Firefox 121. Rings, chosen chips and the bar at the foot have a rule without it; a first tile stays small, a table keeps a hairline more',
  '@page': 'the margins of the printer',
  'cursor: not-allowed': 'no pointer on a touch screen',
  'cursor: pointer': 'no pointer on a touch screen',
  outline: 'a ring with corners in Safari before 16.4',
  'overscroll-behavior': 'the page behind a dialog scrolls on when its end is reached',
  'forced-color-adjust': 'browsers without it have no forced colours',
  'forced-color-adjust: none': 'browsers without it have no forced colours',
  'light-dark()':
    'only in the tokens, with a palette in palette-fallback.css for browsers without it',
  'oklch()': 'the tokens only, inside light-dark()',
  'print-color-adjust: exact': 'a printed key of the chart without its colour',
  resize: 'a text area that can’t be drawn larger; it scrolls',
  'resize: vertical': 'a text area that can’t be drawn larger; it scrolls',
  'text-decoration: double': 'the balance without its double line',
  'text-size-adjust': 'has its older name beside it where it matters, on phones',
  'text-wrap': 'lines that break less evenly',
  'text-wrap: balance': 'lines that break less evenly',
  'text-wrap: pretty': 'lines that break less evenly',
  '::view-transition': 'the stamp of a shop does not move to its page',
  '::view-transition-group': 'as ::view-transition',
  '::view-transition-new': 'as ::view-transition',
  '::view-transition-old': 'as ::view-transition',
  'view-transition-name': 'as ::view-transition',
  'startViewTransition()': 'as ::view-transition, and asked for before it is called',
  'checkVisibility()': 'React Aria asks for it before it calls it',
  'setImmediate()': 'Effect asks for it before it calls it',
  'clearImmediate()': 'as setImmediate()',
  'Error.captureStackTrace()': 'Effect asks for it before it calls it',
}
