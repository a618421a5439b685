import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { HostTrouble } from '../portal/portal-build.ts'
import { dataMessages } from './data.messages.ts'

const version = 1

/**
 * The file's content; `undefined` if there is no file yet. Throws `HostTrouble` if it is damaged or can't be read, or
 * if its folder is missing.
 */
export function readDataFile(path: string): unknown {
  if (!existsSync(dirname(path))) throw new HostTrouble(dataMessages.noFolder(path))
  if (!existsSync(path)) return undefined
  const text = textOf(path)
  const content = parsed(path, text)
  if (content.version !== version) throw new HostTrouble(dataMessages.otherVersion(path))
  if (content.digest !== digestOf(JSON.stringify(content.content))) {
    throw new HostTrouble(dataMessages.damaged(path, dataMessages.digest))
  }
  return content.content
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new HostTrouble(dataMessages.unreadable(path, String(error)))
  }
}

/** Removes the unfinished file of a server that was killed while writing. */
export function removeLeftovers(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (isLeftOver(name, basename(path))) rmSync(join(folder, name), { force: true })
  }
}

function isLeftOver(name: string, file: string): boolean {
  if (!(name.startsWith(`${file}.`) && name.endsWith('.new'))) return false
  const id = /^\d+$/.exec(name.slice(file.length + 1, -'.new'.length))?.[0]
  return id !== undefined && !isRunning(Number(id))
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

interface Kept {
  readonly version?: unknown
  readonly digest?: unknown
  readonly content?: unknown
}

function parsed(path: string, text: string): Kept {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json === 'object' && json !== null) return json
  } catch (error) {
    throw new HostTrouble(dataMessages.damaged(path, String(error)))
  }
  throw new HostTrouble(dataMessages.damaged(path, dataMessages.noObject))
}

/**
 * Writes a temporary file and renames it, so that readers find either the old or the new content, even after a crash.
 */
export async function writeDataFile(path: string, content: string): Promise<void> {
  const temporaryPath = `${path}.${process.pid}.new`
  try {
    const file = await open(temporaryPath, 'w', 0o600)
    try {
      await file.writeFile(
        `{"version":${version},"digest":"${digestOf(content)}","content":${content}}\n`,
      )
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporaryPath, path)
  } catch (error) {
    await rm(temporaryPath, { force: true })
    throw error
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
