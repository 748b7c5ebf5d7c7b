/** The members of package-lock.json that are read. */
export type Lock = { packages: Readonly<Record<string, { integrity?: string }>> };

/** Whether one lock contains all packages of another in the same version. Workspaces are ignored. */
export function containsDependencies(installed: Lock, needed: Lock): boolean {
  return Object.entries(needed.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { integrity }]) => path in installed.packages && installed.packages[path]?.integrity === integrity);
}
