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
import { callAnswer, changing, done } from '../changing.ts'
import { changingOnce } from '../once-per-key.ts'
import { reading } from '../reading.ts'

export const benefitsCalls: readonly ApiCall[] = [
  reading({
    path: `${tabsPath}/:id`,
    requirement: 'API-41',
    says: 'One tab of benefits.',
    kind: 'catalogue',
    gives: TabWire,
    read: ({ benefits }, { parameters: { id = '' } }) => benefits.readTab(TabId.make(id)),
  }),
  reading({
    path: choicesPath,
    requirement: 'API-11',
    says: 'Every benefit.',
    kind: 'catalogue',
    gives: ChoicesWire,
    read: ({ benefits }) => benefits.readChoices(),
  }),
  reading({
    path: `${choicesPath}/:id`,
    requirement: 'API-12',
    says: 'One benefit.',
    kind: 'catalogue',
    gives: ChoiceWire,
    read: ({ benefits }, { parameters: { id = '' } }) => benefits.readChoice(ChoiceId.make(id)),
  }),
  changingOnce({
    method: 'POST',
    path: purchaseChoicePath,
    requirement: 'API-22',
    says: 'Orders a salary sacrifice.',
    takes: SalarySacrificeOrderWire,
    run: ({ benefits }, order) => benefits.placeOrder(order),
    say: (answer) =>
      answer.answer === 'ordered'
        ? done
        : { status: 400, json: writeModelState(orderModelState(answer.messages)) },
  }),
  changingOnce({
    method: 'POST',
    path: cancelChoicePath,
    needsProof: true,
    requirement: 'API-19',
    says: 'Cancels a benefit that was ordered, and gives the member as they are then.',
    takes: CancellationWire,
    answers: { 200: MemberWire as Wire<never> },
    run: ({ benefits }, { choiceId }) => benefits.cancelChoice(choiceId),
    say: ({ member }) => (member === undefined ? done : callAnswer(200, MemberWire, member)),
  }),
  changing({
    method: 'POST',
    path: choiceVisitPath,
    requirement: 'API-31',
    says: 'Notes that a benefit’s provider was visited.',
    takes: ChoiceVisitWire,
    run: ({ benefits }, { choiceId }) => benefits.logVisit(choiceId),
    say: () => done,
  }),
]
