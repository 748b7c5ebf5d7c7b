import type { Caller } from '@trackway/runtime';
import type { AssignmentState } from './read-model/states';

/** Queries to peer services. The `grpc-*.ts` files of this folder implement them. */

/** Returns those of the forms that exist in the caller's frame and are not deleted. Fails if forms is unavailable. */
export type FindLiveForms = (ids: readonly number[]) => Promise<ReadonlySet<number>>;

/** Returns titles of forms by id, also of deleted ones. Empty if forms does not respond in time. */
export type FindFormTitles = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

export interface FormAnswer {
  id: string;
  form_id: number;
  form_title: string;
  field_id: string;
  label: string;
  type: string;
  value: unknown;
  accessor: { type: string; project_id: string; id: string | number | null };
  answered_by: { id: string; name: string } | null;
  answered_at: string;
}

/** Returns the answers of projects, and of those merged into them, by project id. Empty if forms does not respond in time. */
export type FindFormAnswers = (
  caller: Caller,
  projectIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly FormAnswer[]>>;

/** Returns the current assignments of projects to funnels. Empty if funnels does not respond in time. */
export type FindAssignments = (caller: Caller, projectIds: readonly string[]) => Promise<readonly AssignmentState[]>;

export const peerNames = ['funnels', 'forms', 'channels'] as const;

export type PeerName = (typeof peerNames)[number];

/** Marks the response as possibly outdated for each of the peers that is unavailable. */
export type CheckPeers = (peers: readonly PeerName[]) => Promise<void>;

/**
 * Finds the projects that other services use: for answers, assignments or conversations. `use_unknown` means that a service
 * was unavailable.
 */
export type FindProjectsInUse = (
  caller: Caller,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, 'in_use' | 'use_unknown'>>;

export interface PeerQueries {
  readonly findLiveForms: FindLiveForms;
  readonly findFormTitles: FindFormTitles;
  readonly findFormAnswers: FindFormAnswers;
  readonly findAssignments: FindAssignments;
  readonly checkPeers: CheckPeers;
  readonly findProjectsInUse: FindProjectsInUse;
}
