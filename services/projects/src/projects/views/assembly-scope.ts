import type { Caller } from '@trackway/runtime';
import type { FindFormAnswers, FindFormTitles, PeerName } from '../../peers/peer-queries';
import type { ProjectMember } from './project-members';

/** What is read, and which services are called for it. */
export interface AssemblyScope {
  readonly frameId: string;
  readonly ids: readonly string[];
  readonly wanted: ReadonlySet<ProjectMember>;
  /** The caller whose answers are shown. */
  readonly answersFor: Caller | undefined;
  readonly sources: ReadonlySet<PeerName>;
}

/** The calls to forms. */
export interface FormCalls {
  readonly findFormTitles: FindFormTitles;
  readonly findFormAnswers: FindFormAnswers;
}
