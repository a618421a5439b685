/** Messages about the file that stores the worlds. */
export const dataMessages = {
  damaged: (path: string, why: string) =>
    `The data file ${path} is damaged and was not changed (${why}). Move it away to start afresh, or start without --data.`,
  otherVersion: (path: string) =>
    `The data file ${path} was written by another version of this server. Move it away to start afresh, or start without --data.`,
  unreadable: (path: string, why: string) =>
    `The data file ${path} can’t be read (${why}). Name another one, or start without --data.`,
  noFolder: (path: string) =>
    `The folder of the data file ${path} doesn’t exist. Create it, or name another file.`,
  digest: 'checksum mismatch',
  noObject: 'not a JSON object',
  notWritten: (path: string, why: string) =>
    `The data file ${path} could not be written: ${why}. The previous version is still there.`,
} as const
