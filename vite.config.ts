import { readdirSync, readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { compressAssets } from './scripts/compress-assets.ts'
import { writeLeanManifest } from './scripts/lean-manifest.ts'
import { leanRouter } from './scripts/lean-router.ts'

const migrations = 'src/platform/database/migrations'

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    leanRouter(),
    quietRecorder(),
    serverFiles(),
    browserChunks(),
    finishedAssets(),
  ],
  // Modules, so that a worker fetches the large library only when it is needed.
  worker: { format: 'es' },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: {
            // The whole server is one bundle, so that loaders and the HTTP layer share the same modules.
            server: './src/app/server.ts',
            'embedded-worker': './src/platform/database/embedded-worker.server.ts',
            'backup-worker': './src/platform/backup/backup-worker.server.ts',
            'health-worker': './src/platform/http/health-worker.server.ts',
            'password-worker': './src/features/accounts/password-worker.server.ts',
            'library-worker': './src/features/library/library-worker.server.ts',
          },
        },
      },
    },
  },
})

/**
 * The recorder compares styles in a document without a window. Chromium since 156 reports an attribute that is set there
 * as a violation of the policy; through the object model the same says nothing.
 */
function quietRecorder(): Plugin {
  const loud = 'old.setAttribute("style", m.oldValue)'
  return {
    name: 'quiet-recorder',
    transform(code, id) {
      if (!/[\\/]rrweb[\\/]dist[\\/]rrweb\.js$/.test(id)) return undefined
      if (!code.includes(loud)) throw new Error('rrweb has changed: see quietRecorder in vite.config.ts')
      return { code: code.replace(loud, 'old.style.cssText = m.oldValue'), map: null }
    },
  }
}

/** What the server finds beside itself when it runs: flat chunks, its worker, and the SQL of the migrations. */
function serverFiles(): Plugin {
  return {
    name: 'server-files',
    config: () => ({
      environments: {
        ssr: {
          build: { rollupOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } } },
        },
      },
    }),
    generateBundle() {
      if (this.environment.name !== 'ssr') return
      for (const file of readdirSync(migrations)) {
        this.emitFile({
          type: 'asset',
          fileName: `migrations/${file}`,
          source: readFileSync(`${migrations}/${file}`),
        })
      }
    },
  }
}

/** A handful of files instead of two dozen: each request costs a phone a round trip. */
function browserChunks(): Plugin {
  return {
    name: 'browser-chunks',
    config: () => ({
      environments: {
        client: {
          build: {
            rollupOptions: {
              // Texts are constants of other files; in their place they cost no name.
              optimization: { inlineConst: { mode: 'all' } },
              output: {
                codeSplitting: {
                  groups: [
                    {
                      name: 'framework',
                      test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|vite[\\/]preload-helper|rolldown[\\/]runtime/,
                    },
                    // What every page needs, by name: what only some need would be fetched by all.
                    {
                      name: 'shell',
                      test: /src[\\/](features[\\/]site[\\/](?!not-found|popular-pages|text-layout|tool-list|page-title)|shared[\\/](app-error|brand|browser-storage|storage-keys|text[\\/]plural|track|viewer)|ui[\\/](badge|button|class-names|icon|json-ld|link-button|page-meta|sheet|spinner|theme|title-block|toast|when-idle|use-is-hydrating|unless-unreachable)|app[\\/]error-view|features[\\/]insights[\\/]privacy-choice\.|tools[\\/]workbench[\\/](brought-idea|own-models-context))/,
                      minShareCount: 2,
                    },
                    // Fields, tabs and the like: what a page with a form needs besides.
                    {
                      name: 'forms',
                      test: /src[\\/](ui[\\/](callout|undo-callout|lazy-part|draft-store|field|text|select|tag|choice|check|segmented|copy|tabs|progress|panel|use-form)|shared[\\/]text[\\/]upper-first)/,
                      minShareCount: 2,
                    },
                  ],
                },
              },
            },
          },
        },
      },
    }),
  }
}

/** Compressed once at build time, as hard as it goes, instead of for each visitor. */
function finishedAssets(): Plugin {
  return {
    name: 'finished-assets',
    buildApp: {
      order: 'post',
      handler() {
        writeLeanManifest('build/client/assets')
        return compressAssets('build/client')
      },
    },
  }
}
