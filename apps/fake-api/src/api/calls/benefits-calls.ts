import {
  CancellationWire,
  ChoicesWire,
  ChoiceVisitWire,
  ChoiceWire,
  cancelChoicePath,
  choicesPath,
  choiceVisitPath,
  MemberWire,
  orderModelState,
  purchaseChoicePath,
  SalarySacrificeOrderWire,
  TabWire,
  tabsPath,
  type Wire,
  writeModelState,
} from '@save/api-adapter/wire'
import { ChoiceId, TabId } from '@save/domain/kernel'
import type { ApiCall } from '../call.ts'
import { changing, done, said } from '../changing.ts'
import { reading } from '../reading.ts'

export const benefitsCalls: readonly ApiCall[] = [
  reading({
    path: `${tabsPath}/:id`,
    kind: 'catalogue',
    gives: TabWire,
    read: ({ benefits }, { parameters: { id = '' } }) => benefits.readTab(TabId.make(id)),
  }),
  reading({
    path: choicesPath,
    kind: 'catalogue',
    gives: ChoicesWire,
    read: ({ benefits }) => benefits.readChoices(),
  }),
  reading({
    path: `${choicesPath}/:id`,
    kind: 'catalogue',
    gives: ChoiceWire,
    read: ({ benefits }, { parameters: { id = '' } }) => benefits.readChoice(ChoiceId.make(id)),
  }),
  changing({
    method: 'POST',
    path: purchaseChoicePath,
    takes: SalarySacrificeOrderWire,
    run: ({ benefits }, order) => benefits.placeOrder(order),
    say: (answer) =>
      answer.answer === 'ordered'
        ? done
        : { status: 400, json: writeModelState(orderModelState(answer.messages)) },
  }),
  changing({
    method: 'POST',
    path: cancelChoicePath,
    takes: CancellationWire,
    answers: { 200: MemberWire as Wire<never> },
    run: ({ benefits }, { choiceId }) => benefits.cancelChoice(choiceId),
    say: ({ member }) => (member === undefined ? done : said(200, MemberWire, member)),
  }),
  changing({
    method: 'POST',
    path: choiceVisitPath,
    takes: ChoiceVisitWire,
    run: ({ benefits }, { choiceId }) => benefits.logVisit(choiceId),
    say: () => done,
  }),
]
