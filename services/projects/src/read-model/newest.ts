/** Of each thing the event with its highest version, so that one statement may write them all. */
export function newest<Data extends { readonly version: number }>(
  events: readonly { readonly subject: string; readonly data: Data }[],
): Data[] {
  const byId = new Map<string, Data>();
  for (const { subject, data } of events) {
    const known = byId.get(subject);
    if (!known || known.version < data.version) byId.set(subject, data);
  }
  return [...byId.values()];
}
