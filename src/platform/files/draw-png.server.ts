/** An SVG as a PNG, drawn in a thread of libuv. */
export async function drawPng(svg: string): Promise<Buffer> {
  // Resvg reads a report about this process when it is loaded. With the network in it, Node looks up the names of all
  // connected addresses one after the other, and answers nobody meanwhile.
  Object.assign(process.report, { excludeNetwork: true })
  // Loaded at the first picture: most starts of the server never draw one.
  const { renderAsync } = await import('@resvg/resvg-js')
  return (await renderAsync(svg)).asPng()
}
