import { existsSync } from 'node:fs'
import { runChild } from '../bootstrap/child.mjs'

/**
 * Installs the first available of these packages, on Debian and its relatives, as root or if sudo needs no password.
 */
export async function installWithApt(names: readonly string[]): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !(await succeeds('sudo', ['-n', 'true']))) return false
  console.log(`Installing ${names[0]} with apt-get…`)
  const apt = (...args: string[]) =>
    isRoot ? succeeds('apt-get', args) : succeeds('sudo', ['-n', 'apt-get', ...args])
  if (!(await apt('update', '-qq'))) return false
  for (const name of names) if (await apt('install', '-y', '-qq', name)) return true
  return false
}

async function succeeds(program: string, args: readonly string[]): Promise<boolean> {
  const { code } = await runChild(program, args, { capture: true }).catch(() => ({ code: 1 }))
  return code === 0
}
