import { defineConfig, devices } from '@playwright/test'

// `npm test` starts the server and says where it is. To run one file while working: `npm run e2e e2e/site.spec.ts`.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than cores: each waits now and then, for a copied button to settle or a mail to arrive.
  workers: 5,
  // On a shared machine a journey can wait in vain for its share of the processor. One that needed it is named in the
  // output as flaky.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.E2E_URL ?? 'http://localhost:3000',
    // No ffmpeg on a fresh machine.
    video: 'off',
    screenshot: 'only-on-failure',
    trace: 'off',
    locale: 'en-GB',
    // Animations take a tenth of the running time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: ['--disable-gpu'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      testIgnore: '**/*.phone.spec.ts',
    },
    {
      name: 'phone',
      // Seven times the pixels would show nothing more to a test.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
      testMatch: '**/*.phone.spec.ts',
    },
  ],
})
