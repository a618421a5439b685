/** Fetches the screens' code over the network. */
export interface ScreensPort {
  isHere(path: string): boolean
  /** Resolves to true if the screen has loaded; never rejects. */
  fetchScreen(path: string): Promise<boolean>
  /** Resolves to true if the host answers for this address; never rejects. */
  findHost(path: string): Promise<boolean>
  /** Shows a path whose screen has loaded. */
  show(path: string, isReplacing: boolean): void
  /** Loads the document of the path. */
  loadDocument(path: string): void
}
