export type { MemberPort } from './member.port.ts'
export { nameOf } from './member.rules.ts'
export { Address, Member, MemberChoice, PersonName, Transaction } from './member.schema.ts'
