import { invalidInput, unknownName } from '@trackway/errors';
import { z } from 'zod';
import { type PresentedProject, projectSchema } from './project-schema';

export type ProjectMember = keyof PresentedProject;
export type SparseProject = Pick<PresentedProject, 'id'> & Partial<PresentedProject>;

/** Members that are included only on request. */
export const optionalMembers = ['completed_percentage', 'ancestors'] as const satisfies readonly ProjectMember[];

const extras: ReadonlySet<string> = new Set(optionalMembers);
const memberNames = Object.keys(projectSchema.shape) as ProjectMember[];
const byName: ReadonlyMap<string, ProjectMember> = new Map(memberNames.map((name) => [name, name]));

/** Members that are included by default. */
export const defaultMembers: ReadonlySet<ProjectMember> = new Set(memberNames.filter((name) => !extras.has(name)));

/** A project with some members. */
const sparseProjectSchema = projectSchema.partial().required({ id: true }).meta({
  id: 'SparseProject',
  description: 'A project with its id and the members named by `fields`',
});

/** A project with all members, or those that `fields` names. */
export const readProjectSchema = z.union([projectSchema, sparseProjectSchema]);

const list = (description: string) => z.unknown().optional().meta({ type: 'string', description });
const FIELDS = 'The members to return, separated by commas. Default: all except those of `include`';
const INCLUDE = `Members to return in addition to the default ones, separated by commas: ${optionalMembers.join(', ')}`;

/** The query parameters of a read. */
export const membersQuery = { fields: list(FIELDS), include: list(INCLUDE) };

const names = (description: string) => z.array(z.string()).max(100).optional().meta({ description });

/** The same members in the body of a search. */
export const membersBody = {
  fields: names('Members to return. Default: all except those of `include`'),
  include: names(`Members to return in addition to the default ones: ${optionalMembers.join(', ')}`),
};

export interface RequestedMembers {
  /** A list of names, or a text with commas. */
  readonly fields?: unknown;
  readonly include?: unknown;
}

/** The requested members. @throws AppError `validation_errors` for an unknown member. */
export function readMembers({ fields, include }: RequestedMembers): ReadonlySet<ProjectMember> {
  const wanted = membersOf('fields', fields, memberNames);
  const base: Iterable<ProjectMember> = wanted.length > 0 ? ['id', ...wanted] : defaultMembers;
  return new Set([...base, ...membersOf('include', include, optionalMembers)]);
}

/**
 * Validates the columns of a view. The error also has the name `fields`, as in the released contract.
 * @throws AppError `validation_errors` for an unknown member.
 */
export function assertColumns(columns: readonly string[]): void {
  const unknown = namesIn(columns).find((name) => !byName.has(name));
  if (unknown === undefined) return;
  const messages = [unknownName('member', unknown, memberNames)];
  throw invalidInput({ columns: messages }, { fields: messages });
}

function membersOf(parameter: string, given: unknown, available: readonly ProjectMember[]): ProjectMember[] {
  return namesIn(given).map((name) => memberOf(parameter, name, available));
}

function namesIn(given: unknown): string[] {
  const parts = given === undefined ? [] : [given].flat();
  const names = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : [JSON.stringify(part)]));
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

function memberOf(parameter: string, name: string, available: readonly ProjectMember[]): ProjectMember {
  const member = byName.get(name);
  if (member && available.includes(member)) return member;
  throw invalidInput({ [parameter]: [unknownName('member', name, available)] });
}

/** Omits the other members of the project. */
export function pickMembers(project: PresentedProject, wanted: ReadonlySet<ProjectMember>): SparseProject {
  if (wanted.size === memberNames.length) return project;
  const others = Object.entries(project).filter(([name]) => wanted.has(byName.get(name) ?? 'id'));
  return { ...Object.fromEntries(others), id: project.id };
}
