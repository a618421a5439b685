export { StatementItem } from './statement.schema.ts'
