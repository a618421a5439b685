export { statementMachine } from './statement.machine.ts'
export { maySee, readStatement, type Statement } from './statement.rules.ts'
export { StatementItem } from './statement.schema.ts'
export {
  type StatementView,
  sizeOfOthers,
  statementFrame,
  statementView,
} from './statement.selectors.ts'
export { statementsMessages } from './statements.messages.ts'
export { statementsPolicy } from './statements.policy.ts'
export type { StatementsPort } from './statements.port.ts'
