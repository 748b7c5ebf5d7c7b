/** JSON with sorted object members. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
