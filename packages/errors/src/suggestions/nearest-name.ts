/** Longer names are not compared: clients choose them, and the cost grows with their length. */
const MAX_LENGTH = 64;

/**
 * Returns the known name that the given one most likely means: the same letters in another notation (`per_page` for
 * `perPage`), the name of a bracketed member (`status` for `filter[status]`), or a spelling mistake.
 */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  if (given.length > MAX_LENGTH) return undefined;
  const letters = lettersOf(given);
  const inOtherNotation = known.find((name) => letters !== '' && lettersOf(name) === letters);
  const member = known.find((name) => memberOf(name) !== undefined && lettersOf(memberOf(name) ?? '') === letters);
  return inOtherNotation ?? member ?? nearestSpelling(letters, known);
}

/** A question that begins with a space, with the name in backticks; empty if no known name is similar. */
export function didYouMean(given: string, known: readonly string[]): string {
  const name = nearestName(given, known);
  return name === undefined ? '' : ` Did you mean \`${name}\`?`;
}

function nearestSpelling(letters: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({
      name,
      distance: Math.min(...[name, memberOf(name) ?? name].map((one) => distanceOfNames(letters, lettersOf(one)))),
    }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= allowedDistance(letters) ? best.name : undefined;
}

/** Missing the end or the beginning of a name (`customer` for `customer_id`) counts as one mistake. */
function distanceOfNames(given: string, name: string): number {
  if (given.length >= 4 && (name.startsWith(given) || given.startsWith(name)) && name.length >= 4) return 1;
  return editDistance(given, name);
}

/** Mistakes that a name of this length may have. */
export function allowedDistance(name: string): number {
  return name.length < 3 ? 0 : Math.max(1, Math.floor(name.length / 3));
}

/** The number of inserted, removed, replaced or exchanged characters (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isExchanged = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(beforePrevious, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforePrevious, previous] = [previous, current];
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function memberOf(name: string): string | undefined {
  return /\[(.+)\]$/.exec(name)?.[1];
}
