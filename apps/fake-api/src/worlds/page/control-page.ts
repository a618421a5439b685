import type { KnownCall } from '../../api/known-calls.rules.ts'
import { type Html, html } from '../../pages/html.ts'
import { inApp, type Page, pageHead } from '../../pages/page.ts'
import { sessionPolicy } from '../../session/session.policy.ts'
import { faultKinds } from '../fault-kinds.ts'
import { faultText } from '../fault-text.ts'
import type { Fault } from '../faults.ts'
import { members } from '../members.ts'
import { scenarios } from '../scenarios.ts'
import { linkTo } from '../world-link.ts'
import { delayIn } from '../world-request.ts'
import { ordinarySettings } from '../world-settings.ts'
import type { HostedWorld } from '../worlds.ts'
import {
  checkboxField,
  checkboxGroup,
  numberField,
  selectField,
  submitButton,
  textField,
} from './fields.ts'
import { controlPageMessages as messages } from './page.messages.ts'
import { requestList } from './request-list.ts'
import { signList } from './sign-list.ts'

export interface ControlPage {
  readonly world: HostedWorld | undefined
  readonly isSignedIn: boolean
  readonly knownCalls: readonly KnownCall[]
  readonly token: string
  readonly origin: string
  readonly styleSheet: string
  /** Confirms the last action. */
  readonly done?: string | undefined
  readonly complaints?: readonly string[]
}

/** Shows this browser's world, with forms to change it; works without scripts. */
export function controlPage(here: ControlPage): Page {
  const { world } = here
  const link = world && here.origin + linkTo(world.settings, here.isSignedIn)
  return {
    title: messages.title,
    styleSheet: here.styleSheet,
    body: html`${pageHead(messages.title, messages.intro, inApp(''), html`<p><a href="/_control/openapi">${messages.interface}</a></p>`)}
<div class="stack">${notices(here)}
<section class="form-section"><h2>${messages.world(world?.name ?? '~')}</h2><div class="stack">
${world === undefined ? html`<p>${messages.noWorld}</p>` : facts(world, here.isSignedIn)}
${link !== undefined && html`<div class="link-field"><p>${messages.linkHint}</p><p><a href="${link}">${messages.link}</a></p><p><code>${link}</code></p></div>`}
</div></section>
${world !== undefined && changeForm(here)}
${world !== undefined && faultForm(here)}
${makeForm(here)}
${
  world !== undefined &&
  html`<section class="form-section"><h2>${messages.log.title}</h2><div class="stack"><p>${messages.log.text}</p>${requestList(world.log.entries)}${form(here, submitButton('clear-log', messages.log.clear, false))}</div></section>`
}
${
  world !== undefined &&
  html`<section class="form-section"><h2>${messages.signs.title}</h2><div class="stack"><p>${messages.signs.text}</p>${signList(world.signs.sendings)}</div></section>`
}
</div>`,
  }
}

const notices = ({ done, complaints = [] }: ControlPage): Html =>
  complaints.length > 0
    ? html`<div class="notices" role="alert"><div class="notice notice-error"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7.5v5.5M12 16.4v.1"/></svg><div><p>${messages.refused}</p><ul>${complaints.map((text) => html`<li>${text}</li>`)}</ul></div></div></div>`
    : html`<div class="notices" role="status">${done !== undefined && html`<div class="notice"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg><p>${done}</p></div>`}</div>`

function facts({ settings, world, faults }: HostedWorld, isSignedIn: boolean): Html {
  const names = messages.facts
  const fact = (name: string, value: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
  const { scenario } = settings
  return html`<dl class="facts">${fact(names.member, settings.member)}${fact(names.seed, String(settings.seed))}${fact(names.scenario, scenario.join(', ') || messages.none)}${fact(names.clock, new Date(world.clock.now()).toISOString().replace(/\.\d+/, ''))}${fact(names.session, isSignedIn ? messages.signedIn : messages.signedOut)}<div class="facts-full"><dt>${names.faults}</dt><dd>${faults.coming.length === 0 ? messages.none : html`<ul>${faults.coming.map((fault) => html`<li>${describeFault(fault)}</li>`)}</ul>`}</dd></div></dl>`
}

const describeFault = ({ times, ...fault }: Fault): string =>
  `${faultText(fault)}, ${times === undefined ? messages.always : messages.times(times)}`

/** `novalidate`: the server reports all errors, in words. */
const form = ({ token }: ControlPage, ...fields: readonly Html[]): Html =>
  html`<form class="form" method="post" action="/_control" novalidate><input type="hidden" name="${sessionPolicy.antiForgeryCookie}" value="${token}">${fields}</form>`

function changeForm(here: ControlPage): Html {
  const { change } = messages
  return html`<section class="form-section"><h2>${change.title}</h2><div class="stack">${form(
    here,
    textField({ name: 'clock-now', label: change.setClock, hint: change.setClockHint }),
    html`<div class="form-actions">${submitButton('clock', change.setClockSubmit)}${submitButton('hour', change.hour, false)}${submitButton('day', change.day, false)}</div>`,
  )}${form(
    here,
    html`<div class="form-actions">${submitButton('reset', change.reset, false)}${submitButton('expire', change.expire, false)}</div>`,
  )}</div></section>`
}

function faultForm(here: ControlPage): Html {
  const { fault } = messages
  const calls = [
    { value: '*', text: fault.everyCall },
    ...here.knownCalls.map(({ spelled }) => ({ value: spelled, text: spelled })),
  ]
  const kinds = [
    { value: '', text: fault.delayOnly },
    ...Object.entries(faultKinds).map(([value, { says }]) => ({
      value,
      text: `${value}: ${says}`,
    })),
  ]
  return html`<section class="form-section"><h2>${fault.title}</h2>${form(
    here,
    selectField({ name: 'call', label: fault.call, options: calls }),
    selectField({ name: 'kind', label: fault.kind, options: kinds, chosen: 'error' }),
    html`<div class="form-pair">${numberField({ name: 'delayMs', label: fault.delay })}${numberField({ name: 'times', label: fault.times, hint: fault.timesHint })}</div>`,
    textField({ name: 'at', label: fault.at, hint: fault.atHint }),
    html`<div class="form-actions">${submitButton('add-fault', fault.submit)}${submitButton('clear-faults', fault.clear, false)}</div>`,
  )}</section>`
}

function makeForm(here: ControlPage): Html {
  const { make } = messages
  const settings = here.world?.settings ?? ordinarySettings
  const delay = delayIn(settings)
  const clock = settings.clock === undefined ? '' : new Date(settings.clock).toISOString()
  const choices = Object.entries(scenarios).map(([name, { says }]) =>
    checkboxField(
      'scenario',
      name,
      html`${name}<small>${says}</small>`,
      settings.scenario.some((chosen) => chosen === name),
    ),
  )
  return html`<section class="form-section"><h2>${make.title}</h2><div class="stack"><p>${make.text}</p>${form(
    here,
    selectField({
      name: 'member',
      label: make.member,
      options: Object.entries(members).map(([value, { says }]) => ({ value, text: says })),
      chosen: settings.member,
    }),
    numberField({
      name: 'seed',
      label: make.seed,
      hint: make.seedHint,
      value: String(settings.seed),
    }),
    checkboxGroup(make.scenario, choices),
    textField({ name: 'clock', label: make.clock, hint: make.clockHint, value: clock }),
    numberField({ name: 'delay', label: make.delay, value: delay === 0 ? '' : String(delay) }),
    checkboxField('signedIn', 'yes', make.signedIn, true),
    submitButton('make', make.submit),
  )}</div></section>`
}
