import { defineConfig } from 'vitest/config'

const node = (name: string, root: string) => ({
  test: { name, root, environment: 'node', include: ['src/**/*.test.ts'] },
})

export default defineConfig({
  test: {
    projects: [
      node('domain', 'packages/domain'),
      node('api-adapter', 'packages/api-adapter'),
      node('fake-api', 'apps/fake-api'),
      {
        test: { name: 'scripts', root: 'scripts', environment: 'node', include: ['**/*.test.ts'] },
      },
      'packages/ui/vite.config.ts',
      'apps/portal/vite.config.ts',
    ],
  },
})
