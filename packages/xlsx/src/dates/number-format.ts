/** How a number format displays a number: not as a date, as a date with or without time, or as a time. */
export const dateStyles = { none: 0, date: 1, time: 2 } as const;

export type DateStyle = (typeof dateStyles)[keyof typeof dateStyles];

/** Literals, escaped and padding characters, colours and conditions; elapsed time (`[h]`) stays. */
const notSymbols = /"[^"]*"?|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

/** Reads a format code such as `dd/mm/yyyy;@` or `[h]:mm` (ECMA-376 part 1, 18.8.31). */
export function dateStyleOfCode(code: string): DateStyle {
  const symbols = code
    .slice(0, 1_000)
    .replace(notSymbols, '')
    .replace(/am\/pm|a\/p/gi, '');
  if (/general/i.test(symbols) || !/[ymdhs]/i.test(symbols)) return dateStyles.none;
  if (/[yd]/i.test(symbols) || !/[hs[]/i.test(symbols)) return dateStyles.date;
  return dateStyles.time;
}

/** Built-in formats, which have an id but no code in the file, including East Asian formats (18.8.30). */
export function dateStyleOfBuiltin(id: number): DateStyle {
  if (id >= 18 && id <= 21) return dateStyles.time;
  if (id >= 45 && id <= 47) return dateStyles.time;
  if (id >= 32 && id <= 35) return dateStyles.time;
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return dateStyles.date;
  return dateStyles.none;
}
