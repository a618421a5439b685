import { isTooOld, sayTooOld } from './too-old.ts'

/**
 * Shows a message if the application's scripts don't load: the network failed, or the page is older than the last
 * deployment. Without it the host page's frame would stay for ever.
 */
export function watchApplication(
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): void {
  // Waits for the load event. Until then each file runs in its own task; an import would run all
  // files in one.
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => watchApplication(load), { once: true })
    return
  }
  if (isTooOld()) sayTooOld()
  const files = document.querySelectorAll<HTMLScriptElement>('script[type=module]:not([async])')
  const application = [...files].at(-1)
  const template = document.querySelector<HTMLTemplateElement>('#save-trouble')
  if (application?.src === undefined || template === null) return
  // The browser loads no module twice, so this only waits for the one that is loading.
  load(application.src).catch(() => {
    document.getElementById('root')?.replaceChildren(template.content.cloneNode(true))
  })
}
