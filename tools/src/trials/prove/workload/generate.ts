import type { Program, Step } from '../history/step';
import * as answers from './answer-steps';
import * as funnels from './funnel-steps';
import * as groups from './group-steps';
import * as merges from './merge-steps';
import * as others from './other-steps';
import { COMPLETE_PROFILES, PROFILES, type ProfileName } from './profiles';
import * as projects from './project-steps';
import { type Random, randomFrom } from './random';
import { MERGED_PROJECTS, PROJECTS, type Scope, STABLE_PROJECTS } from './scope';
import { linkSteps, setupSteps } from './setup-steps';
import { undoneChange } from './undo-steps';

export type GenerateOptions = {
  readonly seed: number;
  readonly clients: number;
  /** Steps of each client. */
  readonly steps: number;
  readonly profile: ProfileName;
};

/** The programs of the users of a new tenant. The seed determines all steps, not how they interleave. */
export function generateProgram({ seed, clients, steps, profile }: GenerateOptions): Program {
  const marker = `T${seed.toString(36)}x${randomFrom(seed)
    .below(2 ** 31)
    .toString(36)}`;
  const owner = scopeOf({ marker, client: 0, random: randomFrom(seed), prefix: 'setup' });
  const shared = Array.from({ length: PROJECTS }, (_, index) => `project:${index}`);
  const merged = ['merge:target', ...Array.from({ length: MERGED_PROJECTS }, (_, index) => `merge:${index}`)];
  const undone = Array.from({ length: clients }, (_, client) => `undone:${client}`);
  const created = [...shared, ...merged, ...undone].map((subject) => projects.createProject(owner, subject));
  return {
    seed,
    marker,
    setup: [...setupSteps(marker), ...created, ...linkSteps()],
    clients: Array.from({ length: clients }, (_, client) => {
      const random = randomFrom(seed * 1_000 + client + 1);
      return clientSteps(scopeOf({ marker, client, random, prefix: `c${client}` }), steps, profile);
    }),
    final: finalSteps(owner),
  };
}

function clientSteps(scope: Scope, count: number, profile: ProfileName): readonly Step[] {
  const steps = Array.from({ length: count }, () => scope.random.weighted(PROFILES[profile])(scope));
  if (!COMPLETE_PROFILES.includes(profile)) return steps;
  const changed = scope.random.below(count);
  const withUndo = [...steps.slice(0, changed), ...undoneChange(scope), ...steps.slice(changed)];
  if (scope.client > 1) return withUndo;
  const start = scope.random.below(count);
  const imported = [
    others.startImport(scope, scope.client),
    ...(scope.client === 1 ? [others.cancelImport(scope, 1)] : []),
  ];
  return [...withUndo.slice(0, start), ...imported, ...withUndo.slice(start)];
}

function finalSteps(owner: Scope): readonly Step[] {
  const all = Array.from({ length: PROJECTS }, (_, index) => `project:${index}`);
  const stable = all.slice(0, STABLE_PROJECTS);
  return [
    ...all.map((subject) => projects.readProject(owner, subject)),
    ...stable.flatMap((subject) => [funnels.readPosition(owner, subject), answers.readAnswers(owner, subject)]),
    ...Array.from({ length: MERGED_PROJECTS }, (_, index) => merges.readMerged(owner, `merge:${index}`)),
    groups.listGroup(owner),
    funnels.readBoard(owner),
  ];
}

function scopeOf(options: { marker: string; client: number; random: Random; prefix: string }): Scope {
  const { marker, client, random, prefix } = options;
  let count = 0;
  return { marker, client, random, unique: () => `${marker}-${prefix}-${count++}` };
}
