import { type DataLink, shellPolicy } from '@save/domain/shell'

/** The address of an in-app path, as in the address bar and in links. */
export const addressOf = (path: string): string => `${shellPolicy.basePath}${path}`

/** Turns a link from data into a link component's href. */
export const hrefOf = (link: DataLink): string => (link.leads === 'inside' ? link.path : link.href)
