import { TabId } from '@save/domain/kernel'
import type { MenuItem } from '@save/domain/shell'
import { items, maybe, orElse } from '../wire/absent.wire.ts'
import { id, idText } from '../wire/id.wire.ts'
import { record } from '../wire/record.wire.ts'
import { text } from '../wire/scalar.wire.ts'

export { menuPath } from '../wire/first-paths.wire.ts'

/** GET /api/menudetails (DATA-30). The key identifies an item, so it is required. */
export const MenuWire = items(
  record<MenuItem>()({
    key: ['Key', idText],
    name: ['Name', orElse(text, '')],
    tabId: ['TabId', maybe(id(TabId))],
  }),
)
