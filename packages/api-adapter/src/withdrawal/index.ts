export { clearTransfers } from './savings-account.ts'
