/** Calls back once the page is loaded and has nothing better to do; returns what cancels it. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {}

  const wait = () => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(callback, 200)
      cancel = () => clearTimeout(timer)
      return
    }
    const handle = requestIdleCallback(callback, { timeout: 2_000 })
    cancel = () => cancelIdleCallback(handle)
  }

  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    cancel = () => window.removeEventListener('load', wait)
  }
  return () => cancel()
}
