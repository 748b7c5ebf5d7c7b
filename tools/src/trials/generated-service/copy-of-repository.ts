import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of node_modules that are written in place. npm replaces all others. */
const WRITTEN_IN_PLACE = ['.package-lock.json', '.trackway-stamp'];

/** Copies the files of a checkout that git knows or would add, its installed packages and compiled code. */
export function copyOfRepository(root: string, copy: string): void {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], options);
  const names = files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)));
  for (const name of names) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const folder of foldersWithPackages(names)) {
    const source = join(root, folder);
    if (existsSync(join(source, 'dist'))) execFileSync('cp', ['-a', join(source, 'dist'), join(copy, folder, 'dist')]);
    if (existsSync(join(source, 'node_modules'))) linkPackages(join(source, 'node_modules'), join(copy, folder));
  }
}

/** Hard links, because a copy of all packages takes minutes. */
function linkPackages(packages: string, folder: string): void {
  const target = join(folder, 'node_modules');
  execFileSync('cp', ['-al', packages, target]);
  for (const name of WRITTEN_IN_PLACE.filter((file) => existsSync(join(target, file)))) {
    const own = join(target, `${name}.own`);
    copyFileSync(join(packages, name), own);
    renameSync(own, join(target, name));
  }
}

function foldersWithPackages(files: readonly string[]): string[] {
  const manifests = files.filter((name) =>
    /^((packages|services)\/[^/]+\/|tools\/|console\/|)package\.json$/.test(name),
  );
  return manifests.map((name) => dirname(name));
}
