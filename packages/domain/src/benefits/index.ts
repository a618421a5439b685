export { choiceLabel } from './choice.rules.ts'
export { Choice, journeyTypes, Tab } from './choice.schema.ts'
