import type { Kind } from '../statements/kinds.ts'
import type { Change } from './changes.ts'

/** Can another result come from it? */
export const mayAlter = ({ kind, isRenamed, isSaid }: Change): boolean =>
  doing.includes(kind) && isRenamed !== true && isSaid !== true

const doing: readonly Kind[] = [
  'rule',
  'figure or rate',
  'sentence',
  'machine',
  'call or field',
  'screen',
  'invented data',
]

/** Where a rate was published, and when somebody last looked there: no amount comes from it. */
export const isOfSource = ({ kind, name }: Change): boolean =>
  kind === 'figure or rate' &&
  /^(?:checkedOn|rateSources\..+|(?:rateBook|choiceRates) .+\.source(?:\..+)?)$/.test(name)
