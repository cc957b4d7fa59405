/** How a material named in an idea is seen and heard. */
export type Material = { name: string; looks: string; sound: string; edge: string }

const lines = `
wood, wooden, oak, walnut, pine, timber = visible grain, small knots, rubbed edges | a dull wooden knock | rounded and slightly worn
bamboo, wicker, rattan, straw = pale jointed or woven strips, fine splits | a light dry creak | frayed at the ends
paper, cardboard, origami, papier-mâché, newspaper = matte fibres, crisp folds, a soft shadow in every crease | a dry rustle | thin and slightly curled
glass, crystal = clear thickness, bright rims, bent reflections | a thin high ring | a bright line of light
ceramic, porcelain, china, stoneware = smooth glaze with fine speckles, a bare unglazed foot | a clear short clink | rounded, glaze thinning to the clay
clay, terracotta, mud, earthen = matte earthy surface, finger ridges, fine cracks | a low hollow tap | soft and slightly uneven
stone, granite, rock, cobblestone = rough grain, chips, lichen-grey shifts | a hard clack | chipped
marble = cool polish, grey veins, soft inner light | a cool hard tap | sharp and polished
concrete, cement, brick = pitted matte surface, joints and stains | a flat gritty scrape | blunt
metal, metallic, steel, iron, tin, aluminium, aluminum, chrome = brushed highlights, fine scratches, rivets or seams | a hard metallic ring | a thin bright line
rusty, rust, rusted, corroded = flaking orange-brown patches over dark metal | a gritty scrape | ragged
brass, copper, bronze = warm yellow or red shine, dark patina in the recesses | a warm round ring | rubbed bright
gold, golden, gilded = deep warm shine, soft reflections | a heavy soft chink | smooth and bright
silver = cool bright shine, dark tarnish in the lines | a light clear chime | smooth and bright
leather = fine creases, darkened edges, stitched seams | a low creak | burnished
wool, woollen, woolen, knitted, crocheted, yarn, felt, felted = fuzzy fibres, visible stitches or matted nap | a soft drag | soft and blurred
cotton, linen, cloth, fabric, canvas, denim, burlap = visible weave, soft folds, a few loose threads | a dry rub of cloth | stitched or frayed
silk, satin, velvet = a sliding sheen along the folds, deep shadow between | a whisper of cloth | a thin rolled hem
lace, net, mesh = fine openings with light behind, delicate joints | almost nothing | scalloped
fur, furry, fluffy, plush = soft directional pile, paler at the tips | a soft brush | blurred by hairs
feather, feathered = layered vanes, soft down at the root | a dry flutter | finely split
plastic, rubber, vinyl, acrylic = even colour, moulding lines, soft highlights | a dull light tap | smooth and moulded
wax, candle-wax = milky translucence, soft drips | a soft dull tap | rounded
ice, icy, frozen = clear and white layers, trapped bubbles, a wet sheen | a sharp crack | melting to a bright line
snow, snowy = packed grains, blue-grey shadows | a muffled crunch | rounded and crumbling
sand, sandy = fine grains catching light, soft ripples | a dry hiss | crumbling
water, liquid = moving highlights, bent shapes below | a soft lap | a bright trembling line
smoke, smoky = thin drifting layers, light caught in the edges | nothing of its own | dissolving
neon = bent glowing tubes, colour spilling on what is near | a faint electric buzz | a halo of colour
chocolate, candy, gingerbread, sugar = matte to glossy surface, broken crumbs | a clean snap | melting or crumbling
bread, dough = floured skin, soft blistered surface | a soft slap or a crackling crust | torn and airy
moss, mossy, leafy, grassy = dense small leaves, damp green over dark | a damp squeak | soft and uneven
bone, ivory, shell = pale porous or ribbed surface, warm in the light | a light dry tap | worn smooth
lego, brick-built, voxel, pixel = small repeating blocks, hard little shadows | a plastic click | stepped
clockwork, mechanical, steampunk = interlocking gears, screws, oiled brass | an even ticking | toothed
denim, corduroy, tweed = thick visible weave, faded ridges | a rough rub | seamed
diamond, jewelled, jeweled, gemstone = cut faces, tiny sharp highlights | a fine clink | sharp
porous, sponge, foam = small open holes, soft shadowed surface | a soft squeeze | rounded
pearl, mother-of-pearl = deep soft sheen, shifting pink and green | a light tick | smooth
`

let materials: Map<string, Material> | undefined

/** The first of the words that names a material ("wooden", "brass"). */
export function findMaterial(words: readonly string[]): Material | undefined {
  materials ??= readLines()
  for (const word of words) {
    const found = materials.get(word.toLowerCase())
    if (found) return found
  }
  return undefined
}

function readLines(): Map<string, Material> {
  const found = new Map<string, Material>()
  for (const line of lines.trim().split('\n')) {
    const [names = '', facts = ''] = line.split(' = ')
    const [looks = '', sound = '', edge = ''] = facts.split(' | ')
    for (const name of names.split(', ')) if (!found.has(name)) found.set(name, { name, looks, sound, edge })
  }
  return found
}
