import type { Random } from './random';

/** Projects that are never deleted. They have positions, answers and groups. */
export const STABLE_PROJECTS = 3;
/** Projects that clients delete and restore. */
export const VOLATILE_PROJECTS = 2;
export const PROJECTS = STABLE_PROJECTS + VOLATILE_PROJECTS;
export const FIELDS = 3;
export const LINKS = 2;
export const CODES = 3;
export const KEYS = 2;
/** Different messages; clients send the same one several times. */
export const MESSAGES = 8;
/** Tasks that each client creates and finishes. */
export const TASKS = 2;
/** Projects that clients merge into another one and separate again. */
export const MERGED_PROJECTS = 2;
/** Steps of the funnel. The second one has a limit, the third one a rule. */
export const STEPS = 3;
export const WIP_LIMIT = 2;
/** Members of projects that checks compare. For some of the others, projects calls forms and funnels. */
const COMPARED_MEMBERS = ['name', 'budget', 'description', 'merged_id'] as const;
/** Share of the reads of projects that name these members. */
const NAMED_MEMBERS_SHARE = 0.75;

/** What the steps of one client are chosen from. */
export type Scope = {
  readonly random: Random;
  readonly client: number;
  /** Marks all texts of the tenant, so that they are recognized in responses to other tenants. */
  readonly marker: string;
  /** A text that no other step writes. */
  unique(): string;
};

/** The members that a read of projects names. Without any, the response has all. */
export const membersToRead = ({ random }: Scope): readonly string[] =>
  random.chance(NAMED_MEMBERS_SHARE) ? COMPARED_MEMBERS : [];

/** The query of a read of projects. */
export function membersQuery(scope: Scope): string {
  const members = membersToRead(scope);
  return members.length === 0 ? '' : `?fields=${members.join(',')}`;
}

export const stableProject = ({ random }: Scope) => `project:${random.below(STABLE_PROJECTS)}`;
export const volatileProject = ({ random }: Scope) => `project:${STABLE_PROJECTS + random.below(VOLATILE_PROJECTS)}`;
export const anyProject = ({ random }: Scope) => `project:${random.below(PROJECTS)}`;
export const stepOf = (index: number) => `step:${index}`;
