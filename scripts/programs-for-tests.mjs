import { existsSync } from 'node:fs'
import { browserPackage, installedBrowser } from './find-browser.mjs'
import { installDebianPackages } from './install-debian-packages.mjs'
import { findPostgres } from './postgres-for-tests.mjs'
import { findRedis } from './redis-for-tests.mjs'

const programs = {
  'redis-server': findRedis,
  postgresql: findPostgres,
  // Deployments pool their connections through it, so the suite works through it once as well.
  pgbouncer: () => existsSync('/usr/sbin/pgbouncer'),
  [browserPackage]: installedBrowser,
}

/** All at once, because each asks for Debian's lists again. What Debian does not have is looked for where it is used. */
export async function installProgramsForTests() {
  const missing = Object.keys(programs).filter((name) => !programs[name]())
  if (missing.length > 0) await installDebianPackages(...missing)
}
