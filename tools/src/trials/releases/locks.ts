/** As far as it is read of a package-lock.json. */
export type Lock = { packages: Readonly<Record<string, { integrity?: string }>> };

/** Whether all that one lock installs lies where another one has installed it; what is our own is read from its checkout. */
export function hasWhatItNeeds(installed: Lock, needed: Lock): boolean {
  return Object.entries(needed.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { integrity }]) => path in installed.packages && installed.packages[path]?.integrity === integrity);
}
