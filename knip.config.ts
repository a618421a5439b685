import type { KnipConfig } from 'knip'
import { commands } from './scripts/bootstrap/commands.mjs'

/** Where knip can't see by itself what uses a file or a package; each with the reason. */
export default {
  workspaces: {
    '.': {
      entry: [
        // Started by scripts/bootstrap.mjs under the name of its command.
        ...Object.keys(commands).map((name) => `scripts/commands/${name}.ts`),
        // Started as a program of its own by the command of that name.
        'scripts/bench/{bench,server-child,soak}.ts',
        // Started by whoever deploys, as docs/deploying.md says.
        'scripts/deploying/{write,try}-nginx.ts',
        // Given to Vitest by scripts/commands/rulebook.ts; what it puts in a test's place by path.
        'scripts/rulebook/run/{recording.config,recorded-table}.ts',
        'scripts/rulebook/run/wrong-figure/wrong-figure.config.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}', '*.ts'],
      // Started by path in scripts/commands/tools.ts and scripts/rulebook/mutation, so that no shim
      // chooses another Node; and the style sheet of the tokens, imported by the rulebook's own.
      // Looked for, and missed in words where it isn't there.
      ignoreBinaries: ['nginx'],
      ignoreDependencies: ['@biomejs/biome', 'turbo', '@save/ui', '@stryker-mutator/*'],
    },
    'packages/domain': { project: ['src/**/*.ts'] },
    'packages/api-adapter': { project: ['src/**/*.ts'] },
    'packages/ui': {
      // The gallery finds the examples by their names (import.meta.glob).
      entry: ['gallery/main.tsx', 'gallery/vite.config.ts', 'src/**/*.examples.tsx'],
      project: ['src/**/*.{ts,tsx}', 'gallery/**/*.{ts,tsx}'],
    },
    'apps/portal': {
      // The early script and the frames are named in vite.config.ts and build/ as paths.
      entry: ['src/early/{early,watch-only}.ts', 'src/host/frames.tsx', 'src/routes/**/*.tsx'],
      project: ['src/**/*.{ts,tsx}', 'build/**/*.ts'],
    },
    'apps/fake-api': {
      // Started by scripts/commands/start.ts, and by whoever runs the server alone.
      entry: ['src/start.mjs'],
      project: ['src/**/*.ts'],
    },
    tests: {
      entry: ['**/*.spec.ts'],
      project: ['**/*.ts'],
    },
  },
  // A type may have a name for its reader's sake, beside the function that it describes.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig
