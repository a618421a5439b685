export { supportMachine } from './support.machine.ts'
export { supportMessages } from './support.messages.ts'
export { supportCategories } from './support.policy.ts'
export type { SupportPort } from './support.port.ts'
export {
  blankSupportDraft,
  categoryOf,
  complaintsAboutSupport,
  type SupportForm,
  type SupportSubject,
} from './support.rules.ts'
export { type SupportAnswer, SupportCategory, SupportQuery } from './support.schema.ts'
export { type SupportView, supportDraft, supportLinks, supportView } from './support.selectors.ts'
