import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pressableStyleHash } from '../build/pressable-style.ts'
import { markFile } from '../build/static-pages.ts'

/**
 * The portal's policy for styles and scripts, so that a component that breaks it shows here first.
 */
const policy =
  `default-src 'none'; script-src 'self'; style-src 'self' '${pressableStyleHash()}'; img-src 'self' https: data:; ` +
  "font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"

const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  // The development server itself injects styles.
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
}

const tabIcon: Plugin = {
  name: 'tab-icon',
  transformIndexHtml: () => [
    {
      tag: 'link',
      attrs: { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(markFile)}` },
      injectTo: 'head',
    },
  ],
}

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy, tabIcon],
  // The browsers with light-dark(). The build would rewrite it for older ones, and a theme could
  // only apply to a whole page.
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
