import { weightLimits } from '@save/tests/weight'
import type { MeasuredPage, Target } from './report.ts'

/** Targets for login and dashboard, compared with the floor and the dashboard's static copy in the same run. */
export function pageTargets([
  floor,
  ,
  login,
  dashboard,
  seenBefore,
  copy,
]: readonly MeasuredPage[]): readonly Target[] {
  if (!floor || !login || !dashboard || !seenBefore || !copy) return []
  return [
    {
      description: 'JavaScript to a usable login, KB',
      reached: login.fast.jsKb,
      limit: weightLimits.loginScriptKb,
    },
    {
      description: 'JavaScript to a usable dashboard before the carousel, KB',
      reached: dashboard.fast.jsKb,
      limit: weightLimits.dashboardScriptKb,
    },
    {
      description: 'CSS, KB',
      reached: Math.max(login.fast.cssKb, dashboard.fast.cssKb),
      limit: 15,
    },
    {
      description: 'first contentful paint of login ÷ floor',
      reached: login.slow.fcpMs / floor.slow.fcpMs,
      limit: 1.3,
    },
    {
      description: 'first contentful paint of dashboard ÷ floor',
      reached: dashboard.slow.fcpMs / floor.slow.fcpMs,
      limit: 1.3,
    },
    {
      description: 'largest paint of login ÷ its first',
      reached: login.slow.lcpMs / login.slow.fcpMs,
      limit: 1,
    },
    {
      description: 'usable login ÷ its first paint',
      reached: login.slow.usableMs / login.slow.fcpMs,
      limit: 1.2,
    },
    {
      description: 'largest paint of dashboard ÷ its static copy’s',
      reached: dashboard.slow.lcpMs / copy.slow.lcpMs,
      limit: 1.5,
    },
    {
      description: 'blocking time of dashboard on slow 4G with 4× CPU, ms',
      reached: dashboard.slow.blockingMs,
      limit: 200,
    },
    {
      description: 'requests of dashboard before the page is quiet',
      reached: dashboard.fast.requests,
      limit: weightLimits.dashboardRequests,
    },
    {
      description: 'dashboard before the page is quiet, KB',
      reached: dashboard.fast.totalKb,
      limit: weightLimits.dashboardKb,
    },
    {
      description: 'requests of a dashboard seen before',
      reached: seenBefore.fast.requests,
      limit: weightLimits.seenBeforeRequests,
    },
    {
      description: 'main-thread CPU of login ÷ floor with images',
      reached: login.fast.cpuMs / floor.fast.cpuMs,
      limit: 1.5,
    },
    {
      description: 'main-thread CPU of dashboard ÷ its static copy’s',
      reached: dashboard.fast.cpuMs / copy.fast.cpuMs,
      limit: 1.15,
    },
    {
      description: 'main-thread CPU of the static copy ÷ floor with images',
      reached: copy.fast.cpuMs / floor.fast.cpuMs,
      limit: 2,
    },
    {
      description: 'layout shift',
      reached: Math.max(
        ...[login, dashboard, seenBefore].flatMap(({ fast, slow }) => [fast.shift, slow.shift]),
      ),
      limit: 0,
    },
  ]
}
