/** The calls that read, in the letter case of the specification. */
import {
  BannersWire,
  bannersPath,
  DashboardWire,
  dashboardPath,
  encoderOf,
  MemberWire,
  MenuWire,
  memberPath,
  menuPath,
  RequiresReAuthWire,
  requiresReAuthPath,
  SystemTextWire,
  systemTextPath,
} from '@save/api-adapter/wire'
import type { Failure } from '@save/domain/kernel'
import type { ServerPorts } from '@save/domain/portal'
import type { Effect } from 'effect'
import type { Entity } from '../http/entity.ts'
import { catalogueEntity, personalEntity } from './json.ts'

/** The parts of the path that vary, by name. */
export type Parameters = Readonly<Record<string, string>>

/** A call that changes nothing. */
export interface Reading {
  readonly method: 'GET'
  /** As the router wants it, such as '/api/branding/carousel/:id'. */
  readonly path: string
  /** The answer, ready to be sent. */
  read(ports: ServerPorts, parameters: Parameters): Effect.Effect<unknown, Failure>
  bytesOf(answer: unknown): Entity
}

/** `personal` answers are one member's own; `catalogue` answers are the same for all of them. */
type Kind = 'personal' | 'catalogue'

const reading = <Answer>(
  kind: Kind,
  path: string,
  read: (ports: ServerPorts, parameters: Parameters) => Effect.Effect<Answer, Failure>,
  encode: (answer: Answer) => unknown,
): Reading => {
  const entityOf = kind === 'personal' ? personalEntity : catalogueEntity
  return {
    method: 'GET',
    path,
    read,
    bytesOf: remembering((answer) => entityOf(encode(answer as Answer))),
  }
}

/**
 * A world gives the very same answer as long as nothing happens in it, and worlds share what they
 * have in common: so bytes are made once for an answer and go when it goes.
 */
function remembering(bytesOf: (answer: unknown) => Entity): (answer: unknown) => Entity {
  const known = new WeakMap<object, Entity>()
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return bytesOf(answer)
    const entity = known.get(answer) ?? bytesOf(answer)
    known.set(answer, entity)
    return entity
  }
}

/** The dashboard's banners, when no category is asked for (API-25). */
const usualCategory = '-1'

const readBanners = (ports: ServerPorts, { id = usualCategory }: Parameters) =>
  ports.dashboard.readBanners(Number(id))

const bannersTemplate = bannersPath(0).replace(/0$/, ':id{-?[0-9]+}')

export const readings: readonly Reading[] = [
  reading('personal', memberPath, (ports) => ports.member.readMember(), encoderOf(MemberWire)),
  reading(
    'personal',
    requiresReAuthPath,
    (ports) => ports.session.requiresReAuth(),
    encoderOf(RequiresReAuthWire),
  ),
  reading(
    'personal',
    dashboardPath,
    (ports) => ports.dashboard.readDashboard(),
    encoderOf(DashboardWire),
  ),
  reading('catalogue', menuPath, (ports) => ports.shell.readMenu(), encoderOf(MenuWire)),
  reading(
    'catalogue',
    systemTextPath,
    (ports) => ports.help.readSystemText(),
    encoderOf(SystemTextWire),
  ),
  reading('catalogue', bannersTemplate, readBanners, encoderOf(BannersWire)),
  reading('catalogue', bannersPath(0).replace(/\/0$/, ''), readBanners, encoderOf(BannersWire)),
]
