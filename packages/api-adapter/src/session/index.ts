export { tryPassword } from './session.memory.ts'
export { standInMessages } from './session.messages.ts'
