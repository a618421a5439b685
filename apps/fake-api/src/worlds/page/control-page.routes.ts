import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { KnownCall } from '../../api/known-calls.rules.ts'
import type { Host } from '../../host.ts'
import { seeOther } from '../../http/answers.ts'
import { pageAnswer, readFormFields } from '../../pages/page-answer.ts'
import { pagesMessages } from '../../pages/pages.messages.ts'
import { brokenFormPage } from '../../pages/pages.routes.ts'
import { freshVisit } from '../../session/reauth.ts'
import { sessionPolicy } from '../../session/session.policy.ts'
import type { Visitor } from '../../session/visitors.ts'
import { isClock } from '../clock.rules.ts'
import { controlMessages } from '../control.messages.ts'
import { cookiesInto } from '../control.routes.ts'
import type { Reading, WorldRequest } from '../control.schema.ts'
import { openPath, readLink } from '../world-link.ts'
import { settingsFor, unknownCallIn } from '../world-request.ts'
import type { HostedWorld } from '../worlds.ts'
import { confirmationOf } from './action-messages.ts'
import { clockIn, faultsIn, makingIn } from './control-forms.ts'
import { controlPage } from './control-page.ts'
import { controlPageMessages } from './page.messages.ts'
import { refusedLinkPage } from './refused-link-page.ts'

const here = '/_control'

/** A page with the functions of the HTTP interface, for this browser's own world. */
export function controlPageRoutes(app: Hono, host: Host, knownCalls: readonly KnownCall[]): void {
  app.get(here, async (c, next) => {
    if (!(c.req.header('accept') ?? '').includes('text/html')) return next()
    return showPage(host, c, knownCalls)
  })
  app.post(here, (c) => takeForm(host, c, knownCalls))
  app.get(openPath, (c) => openLink(host, c, knownCalls))
}

function showPage(
  host: Host,
  c: Context,
  knownCalls: readonly KnownCall[],
  complaints: readonly string[] = [],
): Response {
  const visitor = host.visitors.whoSent(c.req.raw)
  const { token, cookies } = host.visitors.introduce(c.req.raw, visitor)
  const page = controlPage({
    world: visitor.world,
    isSignedIn: visitor.session?.visit.signedIn !== undefined,
    knownCalls,
    token,
    origin: new URL(c.req.url).origin,
    styleSheet: host.look.controlSheet,
    done: confirmationOf(c.req.query('done')),
    complaints,
  })
  return pageAnswer(host, c, visitor, page, { status: complaints.length > 0 ? 400 : 200, cookies })
}

/** A link never changes an existing world: each opening makes a new one. */
function openLink(host: Host, c: Context, knownCalls: readonly KnownCall[]): Response {
  const visitor = host.visitors.whoSent(c.req.raw)
  const reading = withKnownCalls(
    readLink(new URL(c.req.url).searchParams),
    knownCalls,
    ({ request }) => request,
  )
  if (!('value' in reading)) {
    const page = refusedLinkPage(reading.complaints, host.look.controlSheet)
    return pageAnswer(host, c, visitor, page, { status: 400 })
  }
  const { request, to } = reading.value
  const made = host.worlds.reset(newName(), settingsFor(request))
  return seeOther(to, host.pageHeaders, cookiesInto(host, c, made, request.signedIn === true))
}

const newName = (): string => `link-${randomBytes(6).toString('hex')}`

async function takeForm(
  host: Host,
  c: Context,
  knownCalls: readonly KnownCall[],
): Promise<Response> {
  const visitor = host.visitors.whoSent(c.req.raw)
  const form = await readFormFields(c.req.raw)
  const { ours } = pagesMessages
  if (form === undefined) {
    return pageAnswer(host, c, visitor, brokenFormPage(here, ours.badForm), { status: 400 })
  }
  if (!host.visitors.isOurs(visitor, form.get(sessionPolicy.antiForgeryCookie))) {
    const { cookies } = host.visitors.introduce(c.req.raw, visitor)
    const page = brokenFormPage(here, ours.staleForm)
    return pageAnswer(host, c, visitor, page, { status: 403, cookies })
  }
  const outcome = execute({ host, c, visitor, form, knownCalls })
  if ('complaints' in outcome) return showPage(host, c, knownCalls, outcome.complaints)
  return seeOther(`${here}?done=${form.get('action')}`, host.pageHeaders, outcome.cookies)
}

interface FormRequest {
  readonly host: Host
  readonly c: Context
  readonly visitor: Visitor
  readonly form: URLSearchParams
  readonly knownCalls: readonly KnownCall[]
}

type Outcome = { readonly cookies: readonly string[] } | { readonly complaints: readonly string[] }

const done: Outcome = { cookies: [] }

function execute(asked: FormRequest): Outcome {
  const { host, c, visitor, form, knownCalls } = asked
  const action = form.get('action')
  if (action === 'make') {
    return whenRead(
      withKnownCalls(makingIn(form), knownCalls, (request) => request),
      (request) => {
        const made = host.worlds.reset(newName(), settingsFor(request))
        return { cookies: cookiesInto(host, c, made, request.signedIn === true) }
      },
    )
  }
  const { world } = visitor
  return world === undefined ? { complaints: [controlPageMessages.noWorld] } : changed(asked, world)
}

function changed(asked: FormRequest, world: HostedWorld): Outcome {
  const { host, visitor, form, knownCalls } = asked
  const later = (milliseconds: number): Outcome => {
    const clock = world.world.clock.now() + milliseconds
    if (!isClock(clock)) return { complaints: [`clock: ${controlMessages.noClock}`] }
    host.worlds.change(world, { clock })
    return done
  }
  switch (form.get('action')) {
    case 'clock':
      return whenRead(clockIn(form), ({ clock = '' }) => {
        host.worlds.change(world, { clock: Date.parse(clock) })
        return done
      })
    case 'hour':
      return later(3_600_000)
    case 'day':
      return later(86_400_000)
    case 'add-fault': {
      const asked = faultsIn(form, world.settings.faults)
      return whenRead(
        withKnownCalls(asked, knownCalls, (change) => change),
        ({ faults = [] }) => {
          host.worlds.change(world, { faults })
          return done
        },
      )
    }
    case 'clear-faults':
      host.worlds.change(world, { faults: [] })
      return done
    case 'reset':
      return { cookies: restarted(host, visitor, world) }
    case 'expire':
      host.sessions.endAllIn(world)
      return done
    case 'clear-log':
      world.log.clear()
      return done
    default:
      return { complaints: [`action: ${form.get('action')}`] }
  }
}

/** Starts the world again; the member stays signed in. */
function restarted(host: Host, visitor: Visitor, world: HostedWorld): readonly string[] {
  const wasSignedIn = visitor.session?.visit.signedIn !== undefined
  const made = host.worlds.restart(world)
  return wasSignedIn ? host.visitors.startSession(visitor, made, freshVisit(made)) : []
}

const whenRead = <Value>(reading: Reading<Value>, act: (value: Value) => Outcome): Outcome =>
  'value' in reading ? act(reading.value) : { complaints: reading.complaints }

function withKnownCalls<Value>(
  reading: Reading<Value>,
  knownCalls: readonly KnownCall[],
  requestOf: (value: Value) => Pick<WorldRequest, 'faults'>,
): Reading<Value> {
  if (!('value' in reading)) return reading
  const unknown = unknownCallIn(requestOf(reading.value).faults ?? [], knownCalls)
  return unknown === undefined ? reading : { complaints: [controlMessages.unknownCall(unknown)] }
}
