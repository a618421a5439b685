import { check } from '../testing/check.ts'
import { cardEnds, cardTakesAtMost } from './card-decision.table.ts'

check(cardEnds)
check(cardTakesAtMost)
