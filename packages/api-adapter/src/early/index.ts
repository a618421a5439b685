export { sendEarly } from './send-early.ts'
