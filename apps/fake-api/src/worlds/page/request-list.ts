import { type Html, html } from '../../pages/html.ts'
import { pathOf } from '../control.routes.ts'
import type { LoggedRequest } from '../request-log.ts'
import { controlPageMessages } from './page.messages.ts'

const { log } = controlPageMessages

/** The requests of a world, the latest first; each opens to show its bodies. */
export const requestList = (entries: readonly LoggedRequest[]): Html =>
  entries.length === 0
    ? html`<p>${log.empty}</p>`
    : html`<ol class="requests">${entries.toReversed().map(item)}</ol>`

const item = (entry: LoggedRequest): Html =>
  html`<li><details><summary><small>${timeOf(entry.at)}</small><span class="requests-path"><b>${entry.method}</b> ${pathOf(entry.url)}</span><span${isTrouble(entry) && html` class="is-trouble"`}>${entry.status === 'none' ? log.noAnswer : String(entry.status)}</span><small>${entry.milliseconds.toFixed(1)} ms</small><small>${entry.requirement}</small></summary><dl>${detail(log.fault, entry.fault)}${detail(log.unreadable, entry.unreadableAt)}${detail(log.body, entry.body)}${detail(log.answer, entry.answer)}</dl></details></li>`

const isTrouble = ({ status, unreadableAt }: LoggedRequest): boolean =>
  status === 'none' || status >= 400 || unreadableAt !== undefined

const detail = (name: string, text: string | undefined) =>
  text !== undefined && html`<div><dt>${name}</dt><dd><pre>${text}</pre></dd></div>`

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 19)
