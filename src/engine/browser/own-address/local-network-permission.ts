const names = ['loopback-network', 'local-network', 'local-network-access']

/**
 * Chrome since version 142 asks before a page reaches the person's own machine or network; the name of the permission
 * has changed since. undefined: this browser knows none of them and does not ask.
 */
export async function localNetworkPermission(): Promise<PermissionState | undefined> {
  // Pages of this machine may reach it without being asked about.
  if (/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(window.location.hostname)) return undefined
  for (const name of names) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state
    } catch {
      // Not known here by this name.
    }
  }
  return undefined
}
