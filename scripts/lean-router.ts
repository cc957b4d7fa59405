import type { Plugin } from 'vite'

type Cut = [find: string | RegExp, put: string]

const routerFile = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)$/

/** What the sources would name if they began to use what is cut below. */
const namesOfCuts =
  /\b(?:viewTransition|clientMiddleware|unstable_\w+|encType|script:ld\+json|charset:|(?:prefetch|mask|instrumentations)=)/

/**
 * What React Router runs in other apps and never in this one, by file: routes that are discovered on the way, hot
 * reload, React Server Components, apps without a server, middleware in the browser, view transitions, prefetching
 * links, instrumentation. A condition becomes the constant that it is here, and the bundler drops what is behind it.
 * `routeModules.js` is the one place where behavior changes.
 */
const cuts: Record<string, Cut[]> = {
  'router/router.js': [
    // Instrumentation
    ['init.instrumentations', 'null'],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'null'],
    ['opts?.instrumentationNavigateMetaReceiver', 'null'],
    // Routes are all known (`routeDiscovery` in react-router.config.ts)
    ['init.patchRoutesOnNavigation', 'null'],
    [/let fogOfWar = checkFogOfWar\(.*?\);/g, 'const fogOfWar = { active: false, matches: null };'],
    ['fogOfWar.active = false;', ''],
    ['if (isFogOfWar)', 'if (false)'],
    ['if (loadMatch.isDiscovering)', 'if (false)'],
    ['\t\tpatchRoutes,\n', ''],
    // An address that hides another one
    ['if (opts?.mask)', 'if (false)'],
    // Hot reload
    ['\t\t_internalSetRoutes,\n', ''],
    // The framework brings its own data strategy, and no middleware runs in the browser
    ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'init.dataStrategy'],
    [
      /return runClientMiddlewarePipeline\(typedDataStrategyArgs, \(\) => \{\s*return (cb\(\{[\s\S]*?\n\t*\}\);)\s*\}\);/g,
      'return $1',
    ],
    [/isStaticHandler \? \(\) => \{\s*throw new Error\(".*?"\);\s*\} : /g, ''],
    [/,\s*runClientMiddleware: \(\) => \{\s*throw new Error\(".*?"\);\s*\}/g, ''],
    // Forms are sent as forms
    ['if (opts.body !== void 0)', 'if (false)'],
    // A route is put together from parts
    ['if (typeof route.lazy === "function")', 'if (false)'],
    ['if (future.unstable_routePatternMatching)', 'if (false)'],
    // View transitions
    [
      /if \(pendingAction === "POP" && !isUninterruptedRevalidation && [\s\S]*?(?=\tupdateState\(\{\s*\.\.\.newState,\s*actionData,)/g,
      '',
    ],
    [/if \(isBrowser\)(?= \{\s*restoreAppliedTransitions)/g, 'if (false)'],
  ],
  'components.js': [
    ['useIsRSCRouterContext() || ', ''],
    [
      /if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) \{([\s\S]*?)\t\t\treturn;\n\t\t\}[\s\S]*?(?=\n\t\}, \[\n\t\trouter\.window,)/g,
      '$1',
    ],
    ['\t\ttransition,\n\t\trenderDfd,\n\t\tuseTransitions,\n', '\t\tuseTransitions,\n'],
    [/\tlet \[(?:pendingState|vtContext|renderDfd|transition|interruption), .*\n/g, ''],
    [
      /\tReact\$1\.useEffect\(\(\) => \{\s*if \(vtContext\.isTransitioning && [\s\S]*?(?=\tlet navigator = )/g,
      '',
    ],
    ['value: vtContext', 'value: noTransition'],
    [
      'function RouterProvider(',
      'const noTransition = { isTransitioning: false };\nfunction RouterProvider(',
    ],
  ],
  'hooks.js': [
    ['if (this.context', 'if (false'],
    // Everything stands in a route
    [
      'React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()',
      'useNavigateStable()',
    ],
  ],
  'dom/lib.js': [
    ['if (mask)', 'if (false)'],
    [
      'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
      'const shouldPrefetch = false;',
    ],
    ['\t\t...prefetchHandlers,\n', ''],
    ['mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
  ],
  'dom/dom.js': [
    // Every browser that runs our scripts knows which button sends a form
    ['if (!isFormDataSubmitterSupported())', 'if (false)'],
    // Advice for whoever writes the app
    [
      /throw new Error\((?:`Cannot submit a <button>.*?`|"Cannot submit element.*?[^\\]")\)/g,
      'throw new Error("submit")',
    ],
    [/\t\twarning\(false, .*\n/g, ''],
    ['encType === "text/plain"', 'false'],
  ],
  'dom/ssr/components.js': [
    ['useIsRSCRouterContext()', 'false'],
    // Only the server writes scripts, and only the development server a style sheet of its own
    [
      'let { router, static: isStatic, staticContext } = useDataRouterContext("Scripts");',
      'const isStatic = false, staticContext = null;',
    ],
    ['isFogOfWarEnabled(routeDiscovery, ssr)', 'false'],
    [
      /return isHydrated \|\| isRSCRouterContext \? null : [\s\S]*?(?=\n\}\n)/g,
      'return isHydrated ? null : initialScripts;',
    ],
    [/let preloads = .*;\n/g, ''],
    [/let sri = .*;\n/g, ''],
    [/typeof criticalCss === "(?:string|object)"/g, 'false'],
    // The character set is in the document, linked data in a component, and the types know what `meta` answers
    [/if \("(?:charset|charSet|script:ld\+json)" in metaProps/g, 'if (false'],
    ['if (!Array.isArray(routeMeta))', 'if (false)'],
  ],
  'dom/ssr/data.js': [
    // Forms are sent as forms
    [
      /if \(contentType && \/\\bapplication\\\/json[\s\S]*?else if \(contentType && \/\\btext[\s\S]*?\} else (?=if)/g,
      '',
    ],
  ],
  'dom/ssr/routes.js': [
    [
      'if (needsRevalidation) return wrapShouldRevalidateForHdr',
      'if (false) return wrapShouldRevalidateForHdr',
    ],
    ['if (!ssr && ', 'if (false && '],
  ],
  'dom/ssr/routeModules.js': [
    // If a page's script is gone because the site was updated, load the page that was asked for, not this one again.
    [
      'window.location.reload();',
      `if (navigator.onLine === false) throw error;
		let to = window.__reactRouterDataRouter?.state.navigation.location;
		to ? window.location.assign(to.pathname + to.search + to.hash) : window.location.reload();`,
    ],
  ],
  'dom/ssr/single-fetch.js': [['if (!ssr && ', 'if (false && ']],
  'dom-export/hydrated-router.js': [
    [/\tUNSAFE_useFogOFWarDiscovery\(.*\n/g, ''],
    [/,\n\t\tpatchRoutesOnNavigation: .*\n/g, '\n'],
    ['router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;', ''],
    [/ssrInfo\.context\.isSpaMode/g, 'false'],
  ],
  // Advice for whoever writes the app; it is still given while developing.
  'router/history.js': [[/(?<=function warning\(cond, message\) )\{[\s\S]*?\n\}/g, '{}']],
  'server-runtime/warnings.js': [[/(?<=function warnOnce\(condition, message\) )\{[\s\S]*?\n\}/g, '{}']],
}

/** What a broken invariant says is long and for developers: where it broke is in the stack. */
const invariantText =
  /(\binvariant\((?:"(?:[^"\\]|\\.)*"|[^"`;])*?), (?:`[^`]*`|"(?:[^"\\]|\\.)*"|get\w+Error\([^)]*\))\);/g

/** React Router without what this app never runs. A build fails when React Router is not as it was, or its uses are not. */
export function leanRouter(): Plugin {
  const untouched = new Set(Object.keys(cuts))
  return {
    name: 'lean-router',
    apply: 'build',
    // Before JSX is gone.
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (/[\\/]src[\\/].*\.tsx?$/.test(id)) {
        const used = namesOfCuts.exec(code)?.[0]
        if (used) throw new Error(`${used} is used in ${id}, and cut in scripts/lean-router.ts`)
        return undefined
      }
      const file = routerFile.exec(id)?.[1]
      if (!file) return undefined
      untouched.delete(file)
      let text = code
      for (const [find, put] of cuts[file] ?? []) {
        const cut = text.replaceAll(find, put)
        if (cut === text) throw new Error(`${file} has no ${String(find)}: see scripts/lean-router.ts`)
        text = cut
      }
      return { code: text.replace(invariantText, '$1);'), map: null }
    },
    buildEnd(error) {
      if (!error && untouched.size > 0)
        throw new Error(`React Router has no ${[...untouched].join(', ')}: see scripts/lean-router.ts`)
    },
  }
}
