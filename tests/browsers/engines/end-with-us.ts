import type { ChildProcess } from 'node:child_process'

/** Ends a program that would otherwise survive a stopped run. */
export function endWithUs(child: ChildProcess | null): void {
  const end = () => void child?.kill()
  process.once('exit', end)
  child?.once('exit', () => process.removeListener('exit', end))
}
