import type { ProjectRow } from './project-row';

/** Numbers, ids and flags of a project in all columns. */
const PROJECT_BYTES = 320;
/** Of a person, a group, a place in a funnel or an answer, without texts. */
const PERSON_BYTES = 8;
const ASSIGNMENT_BYTES = 64;
const ANSWER_BYTES = 48;

/** About how many bytes of memory a project takes in the columns of its frame. */
export function weightOf({ fields, userIds, groupIds, assignments, answers }: ProjectRow): number {
  let bytes = PROJECT_BYTES + (userIds.length + groupIds.length) * PERSON_BYTES + assignments.length * ASSIGNMENT_BYTES;
  for (const value of Object.values(fields)) if (typeof value === 'string') bytes += Buffer.byteLength(value);
  for (const [, , text, folded] of answers) bytes += ANSWER_BYTES + byteLength(text) + byteLength(folded);
  return bytes;
}

function byteLength(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}
