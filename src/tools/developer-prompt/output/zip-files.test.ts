import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipFiles } from './zip-files.ts'

test('every file is in the pack under its own path, byte for byte', async () => {
  const files = [
    { path: 'loaf-brief.md', content: '# Käse 🧀\n', about: '' },
    { path: '.cursor/rules/project.mdc', content: '---\nalwaysApply: true\n---\n', about: '' },
  ]
  const unpacked = unzipSync(await zipFiles(files))
  expect(Object.entries(unpacked).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual(
    files.map((file) => [file.path, file.content]),
  )
})
