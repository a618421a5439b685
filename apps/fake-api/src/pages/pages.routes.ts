import { paths, shellPolicy } from '@save/domain/shell'
import type { Context, Hono } from 'hono'
import type { Host } from '../host.ts'
import { seeOther, textAnswer } from '../http/answers.ts'
import { entityAnswer } from '../http/entity.ts'
import { safeTarget } from '../http/redirect-target.rules.ts'
import { hostMessages } from '../portal/host.messages.ts'
import { sessionPolicy } from '../session/session.policy.ts'
import { complaintsAbout, type Form, formText, type Values } from './form.ts'
import { html } from './html.ts'
import { informationPages } from './information-pages.ts'
import { inApp, outcomePage, type Page, pageHead } from './page.ts'
import { pageAnswer, readForm } from './page-answer.ts'
import { pagesMessages } from './pages.messages.ts'
import { type RequestForm, requestForms } from './request-forms.ts'

const { ours } = pagesMessages

/** The addresses of a page outside the app, below the base and at the root (OQ-139), for the router. */
export const addressesOf = (path: string): string[] => {
  const below = path.slice(shellPolicy.documentBase.length).toLowerCase()
  return [below, shellPolicy.basePath.toLowerCase() + below]
}

/** Help, terms, and the forms that ask for an email (SHELL-22, SHELL-23, LOGIN-05 to LOGIN-08). */
export function pagesRoutes(app: Hono, host: Host): void {
  for (const { path, page } of informationPages) {
    app.on('GET', addressesOf(path), (c) =>
      pageAnswer(host, c, host.visitors.whoSent(c.req.raw), page),
    )
  }
  for (const form of requestForms) {
    app.on('GET', addressesOf(form.path), (c) => showForm(host, c, form))
    app.on('POST', addressesOf(form.path), (c) => takeForm(host, c, form))
  }
}

/** Serves the style sheet of these pages, and the files in it. */
export const pageFileAnswering =
  (host: Host) =>
  (c: Context): Response => {
    const file = host.look.files.get(c.req.path)
    return file === undefined
      ? textAnswer(404, hostMessages.noSuchFile)
      : entityAnswer(c.req.raw, file)
  }

function showForm(host: Host, c: Context, form: RequestForm): Response {
  const visitor = host.visitors.whoSent(c.req.raw)
  const { token, cookies } = host.visitors.introduce(c.req.raw, visitor)
  const target = safeTarget(c.req.query('returnUrl'))
  const page =
    c.req.query('sent') === 'yes' ? sentPage(form, target) : formPage(form, { token, target })
  return pageAnswer(host, c, visitor, page, { cookies })
}

async function takeForm(host: Host, c: Context, form: RequestForm): Promise<Response> {
  const visitor = host.visitors.whoSent(c.req.raw)
  const { token, cookies } = host.visitors.introduce(c.req.raw, visitor)
  const values = await readForm(c.req.raw)
  if (values === undefined) {
    return pageAnswer(host, c, visitor, brokenFormPage(form.path, ours.badForm), { status: 400 })
  }
  if (!host.visitors.isOurs(visitor, values[sessionPolicy.antiForgeryCookie])) {
    const page = brokenFormPage(form.path, ours.staleForm)
    return pageAnswer(host, c, visitor, page, { status: 403, cookies })
  }
  const target = safeTarget(values.returnUrl)
  const complaints = complaintsAbout(form.fields, values)
  if (Object.keys(complaints).length > 0) {
    const page = formPage(form, { token, target, values, complaints })
    return pageAnswer(host, c, visitor, page, { status: 400, cookies })
  }
  const sent = new URLSearchParams({
    sent: 'yes',
    ...(target !== undefined && { returnUrl: target }),
  })
  return seeOther(`${form.path}?${sent}`, host.pageHeaders, cookies)
}

interface Filling extends Pick<Form, 'token' | 'complaints'> {
  readonly values?: Values
  readonly target: string | undefined
}

function formPage(form: RequestForm, { target, ...filling }: Filling): Page {
  const { title, intro, submit } = form.messages
  const hidden = target === undefined ? {} : { returnUrl: target }
  const reading =
    form.reading && html`<p><a href="${form.reading.href}">${form.reading.text}</a></p>`
  return {
    title,
    body: html`${pageHead(title, intro, target ?? inApp(paths.login), reading)}${formText({
      action: form.path,
      fields: form.fields,
      submit,
      hidden,
      ...filling,
    })}`,
  }
}

const sentPage = ({ messages }: RequestForm, target: string | undefined): Page =>
  outcomePage({
    mark: 'done',
    title: messages.done.title,
    lines: [messages.done.text, ours.noEmail],
    link:
      target === undefined
        ? { href: inApp(paths.login), text: ours.toLogin }
        : { href: target, text: ours.back },
  })

/** The response to a form that isn't ours or has expired. */
export const brokenFormPage = (
  again: string,
  { title, text }: { readonly title: string; readonly text: string },
): Page =>
  outcomePage({
    mark: 'trouble',
    title,
    lines: [text],
    link: { href: again, text: ours.staleForm.again },
  })
