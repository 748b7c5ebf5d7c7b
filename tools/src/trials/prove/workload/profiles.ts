import type { Step } from '../history/step';
import * as answers from './answer-steps';
import * as funnels from './funnel-steps';
import * as groups from './group-steps';
import * as merges from './merge-steps';
import * as others from './other-steps';
import * as projects from './project-steps';
import type { Scope } from './scope';
import * as tasks from './task-steps';

/** A kind of step and how often it is chosen. */
export type Weighted = readonly [number, (scope: Scope) => Step];

export const PROFILE_NAMES = ['mixed', 'reads', 'projects', 'moves'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** Profiles whose programs also undo changes and import workbooks. */
export const COMPLETE_PROFILES: readonly ProfileName[] = ['mixed', 'reads'];

export function isProfileName(name: string): name is ProfileName {
  return (PROFILE_NAMES as readonly string[]).includes(name);
}

const ofAnswers: readonly Weighted[] = [
  [4, answers.putAnswers],
  [1, answers.clearAnswers],
  [4, answers.readAnswers],
];

const mixed: readonly Weighted[] = [
  ...ofProjects(10),
  ...ofFunnels(4),
  ...ofAnswers,
  [1, answers.submitLink],
  [2, groups.addToGroup],
  [2, groups.removeFromGroup],
  [1, groups.reorderGroup],
  [2, groups.listGroup],
  [3, others.postMessage],
  [2, tasks.createTask],
  [2, tasks.finishTask],
  [1, merges.mergeProject],
  [1, merges.unmergeProject],
  [2, merges.readMerged],
  [0.5, others.startAgent],
  [0.5, others.submitIntake],
  [2, others.useToken],
  [0.1, others.revokeToken],
  [2, projects.readOtherTenant],
];

const READS: ReadonlySet<Weighted[1]> = new Set<Weighted[1]>([
  projects.readProject,
  projects.searchProject,
  projects.readOtherTenant,
  funnels.readPosition,
  funnels.readBoard,
  answers.readAnswers,
  groups.listGroup,
  merges.readMerged,
  others.useToken,
]);

/** How much more often `reads` than `mixed` reads: 14 of 15 operations, as the clients of users do. */
const READ_FACTOR = 20;

export const PROFILES: Readonly<Record<ProfileName, readonly Weighted[]>> = {
  mixed,
  reads: mixed.map(([weight, make]) => [READS.has(make) ? weight * READ_FACTOR : weight, make]),
  projects: ofProjects(10),
  moves: [...ofFunnels(8), ...ofAnswers],
};

function ofProjects(weight: number): readonly Weighted[] {
  return [
    [weight, projects.patchProject],
    [weight, projects.readProject],
    [weight / 4, projects.patchProjects],
    [weight / 5, projects.deleteProject],
    [weight / 4, projects.restoreProject],
    [weight / 2, projects.searchProject],
    [weight / 10, projects.claimCode],
    [weight / 10, projects.createWithKey],
  ];
}

function ofFunnels(weight: number): readonly Weighted[] {
  return [
    [weight / 2, funnels.enterFunnel],
    [weight, funnels.moveProject],
    [weight / 4, funnels.leaveFunnel],
    [weight, funnels.readPosition],
    [weight / 2, funnels.readBoard],
  ];
}
