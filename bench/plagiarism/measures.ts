/** Code points `offset` up to but not including `offset + length`. */
export type Span = { offset: number; length: number }

/** A passage of a text and its place in a source: an annotated case, or a detection of one. */
export type Annotation = { text: string; source: string; inText: Span; inSource: Span }

export type Measures = { plagdet: number; recall: number; precision: number; granularity: number }

/**
 * The measures of PAN text alignment (Potthast et al. 2010), macro-averaged: every case weighs the same in recall,
 * every detection in precision, and characters of both sides count. Without cases, anything detected is wrong.
 */
export function measure(cases: readonly Annotation[], detections: readonly Annotation[]): Measures {
  if (cases.length === 0 || detections.length === 0) {
    const isRight = cases.length === detections.length ? 1 : 0
    return { plagdet: isRight, recall: isRight, precision: isRight, granularity: 1 }
  }
  const recall = meanCoverage(cases, detections)
  const precision = meanCoverage(detections, cases)
  const granularity = measureGranularity(cases, detections)
  const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)
  return { plagdet: f1 / Math.log2(1 + granularity), recall, precision, granularity }
}

/** How much of each annotation the others cover, on average; a span counts only where the pair is met on both sides. */
function meanCoverage(annotations: readonly Annotation[], others: readonly Annotation[]): number {
  const byPair = groupByPair(others)
  let sum = 0
  for (const annotation of annotations) {
    const meeting = (byPair.get(pairOf(annotation)) ?? []).filter((other) => isMeeting(annotation, other))
    const covered =
      coveredLength(
        annotation.inText,
        meeting.map(({ inText }) => inText),
      ) +
      coveredLength(
        annotation.inSource,
        meeting.map(({ inSource }) => inSource),
      )
    sum += covered / (annotation.inText.length + annotation.inSource.length)
  }
  return sum / annotations.length
}

/** Detections per detected case. */
function measureGranularity(cases: readonly Annotation[], detections: readonly Annotation[]): number {
  const byPair = groupByPair(detections)
  const counts = cases
    .map((one) => (byPair.get(pairOf(one)) ?? []).filter((other) => isMeeting(one, other)).length)
    .filter((count) => count > 0)
  return counts.length === 0 ? 1 : counts.reduce((sum, count) => sum + count, 0) / counts.length
}

function groupByPair(annotations: readonly Annotation[]): Map<string, Annotation[]> {
  return Map.groupBy(annotations, pairOf)
}

function pairOf({ text, source }: Annotation): string {
  return `${text}\n${source}`
}

function isMeeting(one: Annotation, other: Annotation): boolean {
  return overlap(one.inText, other.inText) > 0 && overlap(one.inSource, other.inSource) > 0
}

function overlap(one: Span, other: Span): number {
  return Math.min(one.offset + one.length, other.offset + other.length) - Math.max(one.offset, other.offset)
}

function coveredLength(span: Span, others: readonly Span[]): number {
  let [covered, at] = [0, span.offset]
  const end = span.offset + span.length
  for (const other of others.toSorted((one, two) => one.offset - two.offset)) {
    const from = Math.max(at, other.offset)
    const to = Math.min(end, other.offset + other.length)
    if (to <= from) continue
    covered += to - from
    at = to
  }
  return covered
}
