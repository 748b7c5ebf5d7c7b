import type { ProjectRow } from './project-rows';

/** Numbers, ids and flags of a project in all columns. */
const PROJECT_BYTES = 320;
/** Each byte of text is stored as it is and folded. */
const TEXT_FACTOR = 2;
const LINK_BYTES = 8;
const ASSIGNMENT_BYTES = 64;
const ANSWER_BYTES = 48;

/** Estimates the memory use of a project in all columns. */
export function estimateBytes({ fields, userIds, groupIds, tagIds, assignments, answers }: ProjectRow): number {
  let bytes =
    PROJECT_BYTES +
    (userIds.length + groupIds.length + tagIds.length) * LINK_BYTES +
    assignments.length * ASSIGNMENT_BYTES;
  for (const value of Object.values(fields)) if (typeof value === 'string') bytes += Buffer.byteLength(value);
  for (const [, , text, folded, , , , , sortKey] of answers)
    bytes += ANSWER_BYTES + byteLength(text) + byteLength(folded) + byteLength(sortKey);
  return bytes;
}

function byteLength(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}

/** The approximate size of the index of a tenant. */
export function estimateFrameBytes({ projects, textBytes }: { projects: number; textBytes: number }): number {
  return projects * PROJECT_BYTES + textBytes * TEXT_FACTOR;
}
