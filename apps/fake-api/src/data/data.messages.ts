/** Messages about the file that stores the worlds. */
export const dataMessages = {
  damaged: (path: string, why: string) =>
    `The data file ${path} is damaged and was left as it is (${why}). Move it away to start afresh, or start without --data.`,
  otherVersion: (path: string) =>
    `The data file ${path} was written by another version of this server. Move it away to start afresh, or start without --data.`,
  unreadable: (path: string, why: string) =>
    `The data file ${path} can’t be read (${why}). Name another one, or start without --data.`,
  noFolder: (path: string) =>
    `There is no folder for the data file ${path}. Make it, or name another file.`,
  digest: 'its content is not what was written',
  noObject: 'it holds no object',
  notWritten: (path: string, why: string) =>
    `The data file ${path} could not be written: ${why}. What was written before is still there.`,
} as const
