import type { KnipConfig } from 'knip'
import { commands } from './scripts/bootstrap/commands.mjs'

/** Uses of a file or a package that knip can't see, each with the reason. */
export default {
  workspaces: {
    '.': {
      entry: [
        // Started by scripts/bootstrap.mjs with the name of its command.
        ...Object.keys(commands).map((name) => `scripts/commands/${name}.ts`),
        // Started by its command as a separate program.
        'scripts/bench/{bench,server-child,soak}.ts',
        // Named in scripts/commands/mutation.ts as a path.
        'scripts/mutation/descriptions.ts',
        // Run by hand to deploy; see docs/deploying.md.
        'scripts/deploying/{write,try}-nginx.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}', '*.ts'],
      // Optional programs: a message says if one is missing.
      ignoreBinaries: ['nginx', 'openssl'],
      // Started by path in scripts/commands/tools.ts and mutation.ts, so that no shim chooses another Node.
      ignoreDependencies: ['@biomejs/biome', 'turbo', '@stryker-mutator/*'],
    },
    // Their entrances export only what others use.
    'packages/domain': { project: ['src/**/*.ts'], includeEntryExports: true },
    'packages/api-adapter': { project: ['src/**/*.ts'], includeEntryExports: true },
    'packages/ui': {
      includeEntryExports: true,
      // The gallery finds the examples by their names (import.meta.glob).
      entry: ['gallery/main.tsx', 'gallery/vite.config.ts', 'src/**/*.examples.tsx'],
      project: ['src/**/*.{ts,tsx}', 'gallery/**/*.{ts,tsx}'],
    },
    'apps/portal': {
      // The early script and the frames are named in vite.config.ts and build/ as paths.
      entry: [
        'src/login.tsx',
        'src/early/{early,hold-login,no-modules,watch-only}.ts',
        'src/host/static-html.tsx',
        'src/routes/**/*.tsx',
      ],
      project: ['src/**/*.{ts,tsx}', 'build/**/*.ts'],
    },
    'apps/fake-api': {
      // Started by scripts/commands/start.ts, or by hand to run only the server.
      entry: ['src/start.mjs'],
      project: ['src/**/*.ts'],
    },
    // Named in index.html, and replaced by npm run rulebook -- --since.
    'apps/rulebook': { entry: ['public/changes.js'] },
    tests: {
      // playwright.config.ts names the reporter as a path; the schedules run as separate processes.
      entry: ['**/*.spec.ts', 'failures-only.ts', 'schedules/play.ts'],
      project: ['**/*.ts'],
      // Installed by scripts/browser/webkit.ts.
      ignoreBinaries: ['Xvfb'],
    },
  },
  // Read by name: the gallery takes every example, Vite its configuration.
  ignoreIssues: {
    'packages/ui/src/**/*.examples.tsx': ['exports'],
    'packages/ui/gallery/vite.config.ts': ['exports'],
  },
  // A type may have a name to help its reader, beside the function that it describes.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig
