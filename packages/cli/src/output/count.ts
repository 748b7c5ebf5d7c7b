/** `count(1, 'row')` is `1 row`, `count(2, 'row')` is `2 rows`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
