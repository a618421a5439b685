/** The screens' code, which comes over the network like everything else. */
export interface ScreensPort {
  isHere(path: string): boolean
  /** Says whether the screen has loaded; it never rejects. */
  fetchScreen(path: string): Promise<boolean>
  /** Does the host answer for this address? It never rejects. */
  findHost(path: string): Promise<boolean>
  /** Shows a path whose screen has loaded. */
  show(path: string, isReplacing: boolean): void
  /** Loads the document of the path. */
  loadDocument(path: string): void
}
