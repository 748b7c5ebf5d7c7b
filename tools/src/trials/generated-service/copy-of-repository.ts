import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
    for (const kind of ['node_modules', 'dist']) {
      if (!existsSync(join(root, folder, kind))) continue;
      // Hard links: npm replaces files of packages, and never writes into them.
      execFileSync('cp', ['-al', join(root, folder, kind), join(copy, folder, kind)]);
    }
  }
  const installed = join(root, '.local', 'installed');
  if (!existsSync(installed)) return;
  mkdirSync(join(copy, '.local'));
  symlinkSync(installed, join(copy, '.local', 'installed'));
}

function foldersWithPackages(files: readonly string[]): string[] {
  const manifests = files.filter((name) =>
    /^((packages|services)\/[^/]+\/|tools\/|console\/|)package\.json$/.test(name),
  );
  return manifests.map((name) => dirname(name));
}
