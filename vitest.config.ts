import { defineConfig } from 'vitest/config'

/**
 * Their files keep no state in modules and clean up after themselves, so they share one set of
 * modules: a fresh one for each takes three times as long.
 */
const inNode = (name: string, root: string, include = ['src/**/*.test.ts']) => ({
  test: { name, root, environment: 'node', include, isolate: false },
})

export default defineConfig({
  test: {
    projects: [
      inNode('domain', 'packages/domain'),
      inNode('api-adapter', 'packages/api-adapter'),
      inNode('fake-api', 'apps/fake-api'),
      inNode('scripts', 'scripts', ['**/*.test.ts']),
      'packages/ui/vite.config.ts',
      'apps/portal/vite.config.ts',
    ],
  },
})
