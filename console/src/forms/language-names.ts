/** Names of the languages with a code of two letters, as the API accepts them, in a language of the console. */
export function languageNames(shownIn: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(shownIn, { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const isCurrent = (code: string) => Intl.getCanonicalLocales(code)[0] === code;
  const named = codes.filter(isCurrent).flatMap((code) => {
    const name = names.of(code);
    return name ? [[code, name] as const] : [];
  });
  return new Map(named.toSorted(([, one], [, other]) => one.localeCompare(other, shownIn)));
}
