export {
  blockedKinds,
  type CountedSign,
  errorNames,
  type Sign,
  type Signs,
  type Trouble,
} from './sign.schema.ts'
export { signsMachine } from './signs.machine.ts'
export { directives } from './signs.policy.ts'
export type { SignsPort } from './signs.port.ts'
