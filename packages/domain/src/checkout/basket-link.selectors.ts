import { formatCount, type ResourceView } from '../kernel/index.ts'
import { countIn, isEmpty } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { checkoutMessages } from './checkout.messages.ts'

/** The link to the basket, in the menu and on pages about vouchers; none while it is empty or not known. */
export const basketLinkText = (basket: ResourceView<Basket>): string | undefined =>
  basket.is === 'ready' && !isEmpty(basket.value)
    ? checkoutMessages.ours.basketOf(formatCount(countIn(basket.value)))
    : undefined
