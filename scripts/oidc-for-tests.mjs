import { OAuth2Server } from 'oauth2-mock-server'

/**
 * An OpenID Connect server on loopback that stands in for Google: it signs everybody in as Grace at once.
 * `{ issuer, stop, setPicture }`.
 */
export async function startOidc() {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const { port } = server.address()
  const issuer = `http://127.0.0.1:${port}`
  server.issuer.url = issuer
  let picture
  server.service.on('beforeTokenSigning', (token) => {
    Object.assign(token.payload, {
      sub: 'grace-4711',
      email: 'grace.hopper@example.com',
      email_verified: true,
      name: 'Grace Hopper',
      picture,
    })
  })
  return { issuer, setPicture: (address) => (picture = address), stop: () => server.stop() }
}
