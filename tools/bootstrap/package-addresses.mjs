/** Adds the usual addresses of packages of a registry to a lockfile. Their contents are verified by `integrity`. */
export function addAddresses(lockfile, registry) {
  const base = registry.endsWith('/') ? registry : `${registry}/`;
  const packages = Object.entries(lockfile.packages).map(([path, entry]) => [path, withAddress(path, entry, base)]);
  return { ...lockfile, packages: Object.fromEntries(packages) };
}

function withAddress(path, entry, base) {
  // Workspaces and packages that are part of others have no integrity.
  if (!entry.integrity || entry.resolved) return entry;
  const name = entry.name ?? path.split('node_modules/').at(-1);
  return { ...entry, resolved: `${base}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz` };
}
