/** The frame around the screens: its figures, and its tasks in the tab. */
import { dashboardHeadView } from '@save/domain/dashboard'
import { currentView } from '@save/domain/kernel'
import { balanceView, type Member } from '@save/domain/member'
import { ownerOf } from '@save/portal/memory/store'
import { forgetMembers } from '@save/portal/memory/tab-memory'
import type { Page } from '../world/page.ts'
import type { Place } from '../world/shown-tab.ts'
import type { Figure } from './journey.ts'

/** Reads the member for the frame. If another member appears, the page reloads. */
export function openShell(page: Page): void {
  const { member } = page.resources
  const { browser } = page.running
  let madeFor: string | undefined
  const onMember = (value: Member | undefined) => {
    if (value === undefined) return
    madeFor ??= ownerOf(value)
    if (madeFor !== ownerOf(value)) browser.reload()
  }
  page.read(member)
  member.subscribe(({ context }) => onMember(context.value))
  forgetMembers(page.running)
}

export function shellFigures(page: Page, place: Place): readonly Figure[] {
  const { member } = page.resources
  const bar = balanceView(currentView(member.getSnapshot())).available
  const { value } = member.getSnapshot().context
  const figures = [{ of: 'member', where: 'The top bar', text: bar } as const]
  if (place !== 'dashboard' || value === undefined) return figures
  const head = dashboardHeadView(value, currentView(member.getSnapshot())).balance.available
  return [...figures, { of: 'member', where: 'The dashboard', text: head }]
}
