import { expect, test } from 'vitest'
import { readVideo } from './video.ts'

const id = 'dQw4w9WgXcQ'

test.for([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?list=x&v=${id}`,
  `http://m.youtube.com/watch?v=${id}&feature=share`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/embed/${id}`,
])('%s is a video of YouTube', (address) => {
  expect(readVideo(address)).toEqual({ kind: 'youtube', id, startSeconds: 0 })
})

test('it begins where the link says', () => {
  expect(readVideo(`https://youtu.be/${id}?t=1m30s`)).toMatchObject({ startSeconds: 90 })
  expect(readVideo(`https://youtu.be/${id}?t=42`)).toMatchObject({ startSeconds: 42 })
  expect(readVideo(`https://youtu.be/${id}?t=soon`)).toMatchObject({ startSeconds: 0 })
})

test('anything else fetched encrypted is played, and nothing else', () => {
  expect(readVideo('https://example.org/a.mp4')).toEqual({ kind: 'file', url: 'https://example.org/a.mp4' })
  for (const address of [
    null,
    '',
    'x',
    'javascript:alert(1)',
    'data:video/mp4,x',
    'http://example.org/a.mp4',
  ])
    expect(readVideo(address)).toBeUndefined()
})

test('no other site passes for YouTube', () => {
  for (const host of ['youtube.com.evil.example', 'evilyoutube.com', 'youtu.be.evil.example', 'evil.example'])
    expect(readVideo(`https://${host}/watch?v=${id}`)).toMatchObject({ kind: 'file' })
  expect(readVideo(`https://youtu.be/${id}"onload=x`)).toMatchObject({ kind: 'file' })
})
