import type { ChildProcess } from 'node:child_process'

/** A program that would otherwise outlive a run that is stopped. */
export function endWithUs(child: ChildProcess | null): void {
  const end = () => void child?.kill()
  process.once('exit', end)
  child?.once('exit', () => process.removeListener('exit', end))
}
