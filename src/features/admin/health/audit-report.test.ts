import { expect, test } from 'vitest'
import { readAudit } from './audit-report.ts'

const total = { prod: 300, dev: 0, optional: 4, peer: 0, peerOptional: 0, total: 304 }
const report = (vulnerabilities: object) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: {}, dependencies: total },
  })

test('advisories come with the worst first, their title and what mends them', () => {
  const direct = {
    source: 1,
    name: 'tar',
    title: 'Path traversal in tar',
    url: 'https://example.org',
    severity: 'high',
  }
  const printed = report({
    minor: {
      name: 'minor',
      severity: 'low',
      isDirect: false,
      via: ['tar'],
      effects: [],
      fixAvailable: false,
    },
    tar: {
      name: 'tar',
      severity: 'high',
      isDirect: true,
      via: [direct],
      fixAvailable: { name: 'tar', version: '8.0.1', isSemVerMajor: true },
    },
    middle: { name: 'middle', severity: 'moderate', via: [direct], fixAvailable: true },
  })
  expect(readAudit(printed)).toEqual({
    advisories: {
      packages: 304,
      found: [
        { name: 'tar', severity: 'high', title: 'Path traversal in tar', fix: 'tar@8.0.1' },
        { name: 'middle', severity: 'moderate', title: 'Path traversal in tar', fix: 'npm audit fix' },
        { name: 'minor', severity: 'low', title: 'via tar', fix: null },
      ],
    },
  })
  expect(readAudit(report({}))).toEqual({ advisories: { packages: 304, found: [] } })
})

test('a registry that does not answer is a failure with its reason, never a clean bill', () => {
  const refused = {
    message: '405 Method Not Allowed - POST https://registry.example.org/-/npm/v1',
    error: { summary: '', detail: '' },
  }
  expect(readAudit(JSON.stringify(refused))).toEqual({ failure: refused.message })
  const noLock = {
    error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: '' },
  }
  expect(readAudit(JSON.stringify(noLock))).toEqual({
    failure: 'ENOLOCK: This command requires an existing lockfile.',
  })
  expect(readAudit('')).toEqual({ failure: 'npm audit didn’t return JSON' })
  expect(readAudit('{}')).toEqual({ failure: 'npm audit returned output that couldn’t be understood' })
  expect(readAudit('null')).toEqual({ failure: 'npm audit returned output that couldn’t be understood' })
})
