/** What a shop has to know about its goods, by what they are. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/candle|kerze|vela|bougie|candel|свеч|キャンドル|蜡烛|شموع/iu, 'scent, burn_hours, size'],
  [
    /cloth|shirt|dress|jacket|fashion|sock|shoe|sneaker|kleid|mode|ropa|vêtement|abbigliament|roupa|одежд|服|ملابس/iu,
    'size, colour, material',
  ],
  [
    /jewel|ring|necklace|earring|schmuck|joya|bijou|gioiell|jóia|украшен|首饰|مجوهرات/iu,
    'metal, stone, ring_size',
  ],
  [/book|zine|comic|buch|bücher|libro|livre|książk|книг|本|书|كتب/iu, 'author, isbn, format paper/e-book'],
  [/coffee|tea\b|kaffee|tee\b|café|thé|caffè|кофе|чай|コーヒー|咖啡|茶|قهوة/iu, 'weight_g, roast, grind'],
  [
    /food|cheese|bread|honey|wine|chocolate|cake|spice|oil|sauce|meat|fruit|vegetable|käse|brot|honig|wein|queso|vino|pan\b|fromage|pain\b|vin\b|miel|formaggi|olio|queijo|сыр|мёд|мед|食品|酒|عسل|زيت/iu,
    'weight_g, allergens, best_before',
  ],
  [
    /plant|seed|flower|bouquet|pflanz|blume|planta|flor|plante|fleur|fiori|цвет|植物|花|نبات|زهور/iu,
    'pot_size_cm, light, season',
  ],
  [
    /mug|plate|bowl|vase|ceramic|pottery|porcelain|keramik|cerámic|céramique|керамик|陶/iu,
    'glaze, diameter_cm, height_cm',
  ],
  [
    /art\b|print|poster|painting|photo|sculpture|map|kunst|bild|cuadro|tableau|quadr|картин|アート|画|فن|لوحات/iu,
    'width_cm, height_cm, edition, year',
  ],
  [
    /soap|cosmetic|cream|perfume|skincare|seife|kosmetik|jabón|savon|sapone|мыл|косметик|化粧|香水|تجميل/iu,
    'volume_ml, skin_type, ingredients',
  ],
  [
    /furniture|table|chair|lamp|möbel|mueble|meuble|mobil|мебел|家具|أثاث/iu,
    'width_cm, height_cm, depth_cm, wood',
  ],
  [/toy|spielzeug|juguete|jouet|giocattol|brinquedo|игруш|おもちゃ|玩具|ألعاب/iu, 'age_from, material'],
  [
    /bike|bicycle|fahrrad|bicicleta|vélo|велосипед|自転車|自行车|دراجات/iu,
    'frame_size_cm, wheel_inch, colour',
  ],
  [
    /yarn|wool|fabric|wolle|stoff|lana|tela|laine|tissu|пряж|ткан|毛糸|羊毛|صوف/iu,
    'colour, weight_g, dye_lot',
  ],
  [
    /course|template|font|download|e-?book|software|preset|pattern|kurs|vorlage|plantilla|modèle|шаблон/iu,
    'file, file_format, licence',
  ],
  [
    /vinyl|record|music|instrument|schallplatte|vinilo|vinyle|пластин|レコード|唱片/iu,
    'artist, year, condition',
  ],
]

/** Fields of a variant: "scent, burn_hours, size" for candles. */
export function variantFields(goods: string): string {
  return kinds.find(([pattern]) => pattern.test(goods))?.[1] ?? 'size, colour'
}
