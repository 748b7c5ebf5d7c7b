import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../dev/servers/config';
import type { ServiceName } from '../../dev/start/services';
import { StartFailure } from '../../process/start-failure';
import { containsDependencies, type Lock } from './locks';

/** The tag of the last release of a service before the current commit; undefined without releases. */
export function lastRelease(service: ServiceName): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', `${service}-v[0-9]*`, 'HEAD^').trim();
  } catch {
    return undefined;
  }
}

/** Checkouts of earlier revisions of this repository, with the services that were built in them. */
export class PastCheckouts {
  private readonly roots = new Map<string, string>();

  constructor(
    private readonly folder: string,
    private readonly log: (line: string) => void,
  ) {}

  /** Builds a service in a checkout of `revision`, and returns the root. @throws StartFailure if the revision does not exist. */
  async rootOf(revision: string, service: ServiceName): Promise<string> {
    const commit = commitOf(revision);
    const root = this.roots.get(commit) ?? this.checkOut(commit);
    this.log(`Building ${service} at ${revision} (${commit.slice(0, 9)}) …`);
    // Fakes of services use it, and earlier revisions do not refer to it.
    run(
      root,
      process.execPath,
      join(root, 'node_modules', '.bin', 'tsc'),
      '-b',
      'packages/testkit',
      `services/${service}`,
    );
    return root;
  }

  remove(): void {
    for (const root of this.roots.values()) git('worktree', 'remove', '--force', root);
  }

  private checkOut(commit: string): string {
    const root = join(this.folder, commit.slice(0, 9));
    git('worktree', 'add', '--detach', '--quiet', root, commit);
    this.roots.set(commit, root);
    if (containsDependencies(lockOf(REPOSITORY), lockOf(root))) linkPackages(root);
    else run(root, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
    return root;
  }
}

function lockOf(root: string): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}

/** Hard-links the packages. Links to workspaces are relative, so they lead to the workspaces of the checkout. */
function linkPackages(root: string): void {
  const inside = ['packages', 'services'].flatMap((kind) =>
    readdirSync(join(REPOSITORY, kind)).map((name) => join(kind, name)),
  );
  for (const folder of ['.', 'tools', ...inside]) {
    const from = join(REPOSITORY, folder, 'node_modules');
    if (existsSync(from) && existsSync(join(root, folder)))
      run(root, 'cp', '-al', from, join(root, folder, 'node_modules'));
  }
}

function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
  } catch {
    throw new StartFailure(`There is no revision ${revision} here.`);
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function run(cwd: string, program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 2, 'inherit'] });
}
