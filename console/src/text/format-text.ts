export type Values = Readonly<Record<string, string | number>>;

/** Replaces `{name}`, and `{count|one|other}` by the form for the number. */
export function formatText(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined) return String(value);
    return (Number(value) === 1 ? one : (other ?? '')).replace('#', String(value));
  });
}
