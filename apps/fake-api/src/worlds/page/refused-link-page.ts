import { html } from '../../pages/html.ts'
import { type Page, pageHead } from '../../pages/page.ts'
import { memberNames } from '../members.ts'
import { scenarioNames } from '../scenarios.ts'
import { controlPageMessages } from './page.messages.ts'

const { refusedLink } = controlPageMessages

/** Explains why a link opened no world, and what a link may contain. */
export const refusedLinkPage = (complaints: readonly string[], styleSheet: string): Page => ({
  title: refusedLink.title,
  styleSheet,
  body: html`${pageHead(refusedLink.title, refusedLink.text, '/_control')}
<div class="stack"><div class="notices" role="alert"><div class="notice notice-error"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7.5v5.5M12 16.4v.1"/></svg><ul>${complaints.map((complaint) => html`<li>${complaint}</li>`)}</ul></div></div>
<section><h2>${refusedLink.help}</h2><dl class="facts">${Object.entries(refusedLink.parts).map(
    ([name, says]) =>
      html`<div class="facts-full"><dt>${name}</dt><dd>${says}${examplesOf(name)}</dd></div>`,
  )}</dl></section></div>`,
})

function examplesOf(name: string): string {
  if (name === 'member') return `: ${memberNames.join(', ')}`
  return name === 'scenario' ? `: ${scenarioNames.join(', ')}` : ''
}
