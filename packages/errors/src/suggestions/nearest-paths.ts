import { allowedDistance, editDistance } from './nearest-name';

const MAX_PATHS = 3;
const MAX_SEGMENTS = 16;
const MAX_SEGMENT_LENGTH = 64;
/** A missing segment counts as much as this number of mistakes. */
const MISSING_SEGMENT = 2;
/** Clients expect a version in the path. This API has none. */
const VERSION = /^v\d+$/i;

/**
 * Returns up to three path templates (`/projects/{project}`) that a request path most likely means, nearest first.
 * Also finds templates of which the path lacks one segment or the first two. Segments such as `v1` are ignored.
 */
export function nearestPaths(path: string, templates: readonly string[]): string[] {
  const given = segmentsOf(path).filter((segment) => !VERSION.test(segment));
  if (given.length === 0 || given.length > MAX_SEGMENTS || given.some(({ length }) => length > MAX_SEGMENT_LENGTH)) {
    return [];
  }
  return templates
    .map((template) => ({ template, distance: distanceTo(given, segmentsOf(template)) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.template.localeCompare(b.template))
    .slice(0, MAX_PATHS)
    .map(({ template }) => template);
}

/** ` Similar paths: …` for an error message, or an empty text. */
export function similarPaths(path: string, templates: readonly string[]): string {
  const nearest = nearestPaths(path, templates);
  return nearest.length === 0 ? '' : ` Similar paths: ${nearest.map((template) => `\`${template}\``).join(', ')}.`;
}

/** Undefined if the path cannot mean the template. */
function distanceTo(given: readonly string[], template: readonly string[]): number | undefined {
  const missing = template.length - given.length;
  if (missing === 0) return sumOf(given, template);
  if (missing === 1 || missing === 2) {
    const withoutStart = sumOf(given, template.slice(missing));
    const withoutEnd = missing === 1 ? sumOf(given, template.slice(0, -1)) : undefined;
    const outer = lowest(withoutStart, withoutEnd === undefined ? undefined : withoutEnd + 1);
    const inner = missing === 1 ? lowestWithoutOne(template, (rest) => sumOf(given, rest), isPrefix) : undefined;
    const best = lowest(outer, inner === undefined ? undefined : inner + 1);
    return best === undefined ? undefined : best + MISSING_SEGMENT;
  }
  if (missing === -1) {
    const best = lowestWithoutOne(given, (rest) => sumOf(rest, template));
    return best === undefined ? undefined : best + MISSING_SEGMENT;
  }
  return undefined;
}

function sumOf(given: readonly string[], template: readonly string[]): number | undefined {
  let sum = 0;
  let literals = 0;
  for (const [index, segment] of template.entries()) {
    if (isPlaceholder(segment)) continue;
    const text = given[index] ?? '';
    const allowed = allowedDistance(segment);
    if (Math.abs(text.length - segment.length) > allowed) return undefined;
    const distance = editDistance(text.toLowerCase(), segment.toLowerCase());
    if (distance > allowed) return undefined;
    literals += 1;
    sum += distance;
  }
  return literals === 0 ? undefined : sum;
}

/** The lowest sum without one of the segments that `mayLack` allows. */
function lowestWithoutOne(
  segments: readonly string[],
  sum: (rest: readonly string[]) => number | undefined,
  mayLack: (segments: readonly string[], index: number) => boolean = () => true,
): number | undefined {
  return segments.reduce<number | undefined>(
    (least, _, index) => (mayLack(segments, index) ? lowest(least, sum(segments.toSpliced(index, 1))) : least),
    undefined,
  );
}

/** Without the segment before a placeholder, the placeholder would match any name. */
function isPrefix(template: readonly string[], index: number): boolean {
  return ![template[index], template[index + 1]].some((segment) => segment !== undefined && isPlaceholder(segment));
}

function isPlaceholder(segment: string): boolean {
  return /^[:{]/.test(segment);
}

function lowest(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Math.min(a, b);
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
