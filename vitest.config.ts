import { defineConfig } from 'vitest/config'

const inNode = (name: string, root: string, include = ['src/**/*.test.ts']) => ({
  test: { name, root, environment: 'node', include },
})

export default defineConfig({
  test: {
    // By itself Vitest leaves one processor free, which on two of them doubles the time.
    maxWorkers: '100%',
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
