import type { Failure } from '@save/domain/kernel'
import { startPortal } from '@save/domain/portal'
import type { PageConfiguration } from '@save/domain/shell'
import { emptyDashboard, exampleConfiguration, exampleMember } from '@save/domain/testing/examples'
import { type ScriptedCall, waitUntilIdle } from '@save/domain/testing/scripted-call'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { settleOrderAtProvider } from '../checkout/order-at-provider.ts'
import { browserTab, forgetMembers } from '../memory/tab-memory.ts'
import { PortalApp } from '../portal/portal-app.tsx'
import { openPath, replacePath } from '../routing/open-path.ts'
import { startOpening } from '../routing/opening.ts'
import { portalRouter } from '../routing/portal-router.ts'
import { fetchOverlays } from '../shell/overlays-when-needed.tsx'
import { type ScriptedServer, scriptedServer } from './scripted-server.ts'

export interface OpenOptions {
  /** The address, base included. */
  readonly at?: string
  readonly configuration?: Partial<PageConfiguration>
}

/**
 * Opens the whole portal at an address, with a server that gives the test's answers. Records what it requests from the
 * browser: opened documents, and 'reload'.
 */
export async function openPortal({
  at = '/Member/Home/Dashboard',
  configuration = {},
}: OpenOptions = {}) {
  const server = scriptedServer()
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = startOpening(() => portalRouter(history), {
    findHost: async () => false,
    areHere: () => true,
  })
  const documents: string[] = []
  const browser = {
    goTo: (href: string) => documents.push(href),
    goToForGood: (href: string) => documents.push(href),
    reload: () => documents.push('reload'),
    openPath: (path: string) => openPath(router, path),
    replacePath: (path: string) => replacePath(router, path),
  }
  const running = startPortal(
    server.connect,
    browser,
    { ...exampleConfiguration, ...configuration },
    browserTab(),
  )
  forgetMembers(running)
  settleOrderAtProvider(running)
  // Remaining work, such as a wait of seconds, must not reach into the next test.
  onTestFinished(() => void running.portal.stop())
  await router.load()
  // Simulates an idle page, which prefetches the overlays.
  await fetchOverlays()
  const user = userEvent.setup()
  const view = render(<PortalApp running={running} router={router} />)
  await act(waitUntilIdle)

  return {
    ...view,
    /** The browser loads another document: the page that the member has left stores nothing more. */
    unmount: () => {
      const storedEntries = Object.entries({ ...sessionStorage })
      view.unmount()
      sessionStorage.clear()
      for (const [name, text] of storedEntries) sessionStorage.setItem(name, text)
    },
    server,
    running,
    user,
    left: documents,
    /** Pathname and query in the address bar. */
    address: () => history.location.href,
    goTo: (address: string) => act(() => router.navigate({ href: address })),
    goBack: () => act(async () => history.back()),
    answer: <Answer, Input extends readonly unknown[]>(
      call: ScriptedCall<Answer, Input>,
      answer: Answer,
    ) => act(() => call.answer(answer)),
    fail: (call: Pick<ScriptedCall<unknown>, 'fail'>, failure: Failure) =>
      act(() => call.fail(failure)),
    /** Answers everything that the page has requested, with little data unless the test gives more. */
    answerAll: (answers: Partial<Answers> = {}) => act(() => answerAll(server, answers)),
  }
}

const usual = {
  member: exampleMember,
  menu: [],
  systemText: {},
  dashboard: emptyDashboard,
  banners: [],
}

type Answers = {
  [Key in keyof typeof usual]: Parameters<ScriptedServer[Key]['answer']>[0]
}

async function answerAll(server: ScriptedServer, answers: Partial<Answers>): Promise<void> {
  const all: Answers = { ...usual, ...answers }
  await answerIfAsked(server.member, all.member)
  await answerIfAsked(server.menu, all.menu)
  await answerIfAsked(server.systemText, all.systemText)
  await answerIfAsked(server.dashboard, all.dashboard)
  await answerIfAsked(server.banners, all.banners)
}

/** Not every page requests everything. */
const answerIfAsked = async <Answer, Input extends readonly unknown[]>(
  call: ScriptedCall<Answer, Input>,
  answer: Answer,
): Promise<void> => {
  if (call.asked.length > 0) await call.answer(answer)
}
