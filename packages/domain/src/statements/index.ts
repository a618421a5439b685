export { type StatementEvent, statementMachine } from './statement.machine.ts'
export { maySee, readStatement, type Statement, slicesOf, totalOf } from './statement.rules.ts'
export { StatementItem } from './statement.schema.ts'
export {
  printedFor,
  type StatementRowView,
  type StatementView,
  statementFrame,
  statementView,
} from './statement.selectors.ts'
export { statementsMessages } from './statements.messages.ts'
export { statementsPolicy } from './statements.policy.ts'
export type { StatementsPort } from './statements.port.ts'
