import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  serverBuildFile: 'server.js',
  ssr: true,
  // Few routes: all of them are known from the start, so that a page can be reached while the network is away.
  // scripts/lean-router.ts leaves the code for anything else out of the browser's scripts.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
