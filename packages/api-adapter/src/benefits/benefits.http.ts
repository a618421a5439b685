import type { BenefitsPort, CancelAnswer, OrderAnswer } from '@save/domain/benefits'
import { ChoiceId, type Failure, forbidden, TabId } from '@save/domain/kernel'
import { Effect } from 'effect'
import type { HttpClient } from '../client/http-client.ts'
import { emptySuccess, lenientSuccess } from '../client/lenient-success.ts'
import { MemberWire } from '../member/index.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { readRequested } from '../wire/requested-id.wire.ts'
import {
  CancellationWire,
  ChoicesWire,
  ChoiceVisitWire,
  cancelChoicePath,
  cancelRefusal,
  choicePath,
  choicesPath,
  choiceVisitPath,
  OwnTabWire,
  orderRefusal,
  purchaseChoicePath,
  SalarySacrificeOrderWire,
  tabPath,
} from './benefits.wire.ts'
import { ChoiceWire } from './choice.wire.ts'

const readTab = readRequested('Id', TabId, decoderOf(OwnTabWire))
const readChoice = readRequested('Id', ChoiceId, decoderOf(ChoiceWire))
const readChoices = decoderOf(ChoicesWire)
const readMember = decoderOf(MemberWire)
const writeOrder = encoderOf(SalarySacrificeOrderWire)
const writeCancellation = encoderOf(CancellationWire)
const writeVisit = encoderOf(ChoiceVisitWire)

export const httpBenefits = (client: HttpClient): BenefitsPort => ({
  readTab: (id) => client.send({ method: 'GET', path: tabPath(id), read: readTab(id) }),
  readChoice: (id) => client.send({ method: 'GET', path: choicePath(id), read: readChoice(id) }),
  readChoices: () => client.send({ method: 'GET', path: choicesPath, read: readChoices }),
  placeOrder: (order) =>
    client.send<OrderAnswer>({
      method: 'POST',
      path: purchaseChoicePath,
      body: writeOrder(order),
      ...lenientSuccess<OrderAnswer>({ answer: 'ordered' }),
      refusal: orderRefusal,
      movesMoney: true,
    }),
  cancelChoice: (choiceId) =>
    Effect.flatMap(
      client.send<CancelAnswer | undefined>({
        method: 'POST',
        path: cancelChoicePath,
        body: writeCancellation({ choiceId }),
        read: readCancelAnswer,
        refusal: cancelRefusal,
        movesMoney: true,
      }),
      // A refusal fails like a 403, after which the choice is certainly not cancelled.
      (answer) => (answer === undefined ? Effect.fail(forbidden) : Effect.succeed(answer)),
    ),
  logVisit: (choiceId) =>
    client.send({
      method: 'POST',
      path: choiceVisitPath,
      body: writeVisit({ choiceId }),
      ...emptySuccess,
    }),
})

/** A body without the member doesn't say whether the choice was cancelled (OQ-113). */
const readCancelAnswer = (json: unknown): Effect.Effect<CancelAnswer, Failure> =>
  Effect.map(readMember(json), (member) => ({ member }))
