import { defineConfig } from '@playwright/test'

const port = Number(process.env.GALLERY_PORT ?? 47821)

/** Builds the component gallery once, serves it, and checks every example in it. */
export default defineConfig({
  testDir: '.',
  testMatch: 'gallery.spec.ts',
  fullyParallel: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `npx vite build packages/ui/gallery --outDir dist --logLevel warn && npx vite preview packages/ui/gallery --outDir dist --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
})
