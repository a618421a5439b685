import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { HostTrouble } from '../host/portal-build.ts'
import { dataMessages } from './data.messages.ts'

const version = 1

/** What was kept, or nothing when there is no file yet. Throws `HostTrouble` when it is damaged. */
export function readDataFile(path: string): unknown {
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  const kept = parsed(path, text)
  if (kept.version !== version) throw new HostTrouble(dataMessages.otherVersion(path))
  if (kept.digest !== digestOf(JSON.stringify(kept.content))) {
    throw new HostTrouble(dataMessages.damaged(path, dataMessages.digest))
  }
  return kept.content
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
 * Writes all of it beside the file and only then puts it in its place, so that whoever reads the
 * file finds the former content or the new one, whenever the machine stops.
 */
export async function writeDataFile(path: string, content: string): Promise<void> {
  const beside = `${path}.${process.pid}.new`
  try {
    const file = await open(beside, 'w', 0o600)
    try {
      await file.writeFile(
        `{"version":${version},"digest":"${digestOf(content)}","content":${content}}\n`,
      )
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
