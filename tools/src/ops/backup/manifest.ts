/** Contents of a store: size and checksum of each table, collection or folder. */
export type Manifest = Readonly<Record<string, { readonly count: number; readonly checksum: string }>>;

/** Differences between a backup and the restored data, one sentence each. */
export function differences(wanted: Manifest, found: Manifest): string[] {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [wanted[name], found[name]];
    if (!before || !after) return [`${name} is only ${before ? 'in the backup' : 'in what was restored'}`];
    if (before.count !== after.count) return [`${name} has ${after.count} in place of ${before.count}`];
    return before.checksum === after.checksum ? [] : [`${name} has other content`];
  });
}
