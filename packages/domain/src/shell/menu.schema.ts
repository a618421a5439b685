import { Schema } from 'effect'
import { TabId } from '../kernel/index.ts'

/** One entry of the server's menu (DATA-30). */
export const MenuItem = Schema.Struct({
  key: Schema.String,
  name: Schema.String,
  tabId: Schema.optionalKey(TabId),
})
export type MenuItem = typeof MenuItem.Type
