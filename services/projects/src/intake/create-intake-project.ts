import type { UnitOfWork } from '@trackway/application';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { NumberRanges } from '../directory/numbers/number-ranges';
import type { References } from '../imports/stores/references';
import { type CopyDeps, copyProjects, freeCodes, idsToCopy } from '../projects/copies/duplicate-project';
import { codeWasTaken } from '../projects/project/create-project';
import { NEW_PROJECT, type Project } from '../projects/project/project';
import { projectChangeEvents } from '../projects/project/project-events';
import type { TaskStores } from '../projects/tasks/task-store';
import { findContact, type IntakeContact, matchContact, matchValuesOf, toName } from './match-contact';

export interface CreateIntakeProject {
  /** Id of the new project. */
  readonly id: string;
  readonly name: string;
  readonly templateId: string | null;
  /** Null for the customer of the contact, if it has exactly one. */
  readonly customerId: string | null;
  /** Form of the project unless the template has one. */
  readonly formId: number | null;
  readonly contact: IntakeContact | null;
  /** For the history. */
  readonly intakeLinkId: string;
  readonly submissionId: string;
}

export interface IntakeProject {
  readonly contactId: number | null;
  /** The template does not exist any more, so the project is no copy. */
  readonly isTemplateMissing: boolean;
}

export type IntakeStores = TaskStores & { readonly references: Pick<References, 'lock'> };

export interface CreateIntakeProjectDeps {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly numbers: NumberRanges;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** A prepared creation: numbers are reserved before the transaction, because each is reserved in one of its own. */
interface Prepared {
  readonly contactId: number | undefined;
  /** The projects to copy, the template first. Empty without a template. */
  readonly ids: readonly string[];
  readonly codes: readonly string[];
}

const MAX_CODE_ATTEMPTS = 20;

/**
 * Creates the project of a submission with its contact, in one transaction. A repetition returns the same project. A template or
 * customer that does not exist any more is ignored, because the submission was accepted.
 */
export function makeCreateIntakeProject(deps: CreateIntakeProjectDeps) {
  return async (caller: Caller, command: CreateIntakeProject): Promise<IntakeProject> => {
    for (let attempt = 1; ; attempt += 1) {
      const prepared = await prepare(deps, caller, command);
      try {
        return await deps.unitOfWork.run(caller.frameId, (stores) => create(deps, stores, caller, command, prepared));
      } catch (error) {
        if (!codeWasTaken(error) || attempt === MAX_CODE_ATTEMPTS) throw error;
      }
    }
  };
}

async function prepare(deps: CreateIntakeProjectDeps, caller: Caller, command: CreateIntakeProject): Promise<Prepared> {
  const { frameId } = caller;
  const { isCreated, isContactKnown, isTemplateUsable } = await deps.unitOfWork.run(frameId, async (stores) => ({
    isCreated: (await findProject(stores, frameId, command.id)) !== undefined,
    isContactKnown: !command.contact || (await findContact(stores, frameId, command.contact)) !== undefined,
    isTemplateUsable: isUsable(await findProject(stores, frameId, command.templateId)),
  }));
  if (isCreated) return { contactId: undefined, ids: [], codes: [] };
  const copy = copyOf(command);
  const ids = isTemplateUsable && copy ? await idsToCopy(deps, caller, copy) : [];
  const codes = await freeCodes(deps, caller, Math.max(ids.length, 1));
  return { ids, codes, contactId: isContactKnown ? undefined : await deps.numbers.reserve(frameId, 'contact', 1) };
}

async function create(
  deps: CreateIntakeProjectDeps,
  stores: IntakeStores,
  caller: Caller,
  command: CreateIntakeProject,
  { contactId: newContactId, ids, codes }: Prepared,
): Promise<IntakeProject> {
  const { frameId } = caller;
  const own = { kind: 'project', value: command.id } as const;
  await stores.references.lock(frameId, [own, ...matchValuesOf(command.contact)]);
  const isTemplateMissing = command.templateId !== null && ids.length === 0;
  const created = await findProject(stores, frameId, command.id);
  if (created) return { contactId: created.contactId, isTemplateMissing: false };
  const customerId = await liveCustomer(stores, frameId, command.customerId);
  const contact = command.contact
    ? await matchContact(deps, stores, caller, { contact: command.contact, customerId, newContactId })
    : undefined;
  const [first, second] = contact?.customers ?? [];
  const contactId = contact?.id ?? null;
  const links = { customerId: customerId ?? (second ? null : (first?.id ?? null)), contactId };
  const copy = copyOf(command);
  if (ids.length > 0 && copy) await copyTemplate(deps, stores, caller, { command, copy, links, ids, codes });
  else await insertProject(deps, stores, caller, { command, links, code: String(codes[0]) });
  return { contactId, isTemplateMissing };
}

type ProjectLinks = Pick<Project, 'customerId' | 'contactId'>;

async function insertProject(
  { clock }: CreateIntakeProjectDeps,
  stores: IntakeStores,
  caller: Caller,
  { command, links, code }: { command: CreateIntakeProject; links: ProjectLinks; code: string },
): Promise<void> {
  const now = clock();
  const { id, formId } = command;
  const birth = { createdBy: null, version: 1, createdAt: now, updatedAt: now };
  const project: Project = { ...NEW_PROJECT, ...birth, ...links, id, code, formId, name: nameOf(command) };
  await stores.projects.insert(caller.frameId, project);
  await stores.outbox.add(...projectChangeEvents(caller, project, 'created', [], { details: detailsOf(command) }));
}

async function copyTemplate(
  deps: Pick<CopyDeps, 'newId' | 'clock'>,
  stores: IntakeStores,
  caller: Caller,
  given: {
    command: CreateIntakeProject;
    copy: NonNullable<ReturnType<typeof copyOf>>;
    links: ProjectLinks;
    ids: readonly string[];
    codes: readonly string[];
  },
): Promise<void> {
  const { command, copy, links, ids, codes } = given;
  const template = await findProject(stores, caller.frameId, copy.id);
  const formId = template?.formId ?? command.formId;
  const customerId = links.customerId ?? template?.customerId ?? null;
  const contactId = links.contactId ?? template?.contactId ?? null;
  const fields = { id: command.id, createdBy: null, formId, customerId, contactId };
  await copyProjects(deps, stores, caller, {
    command: { ...copy, fields, details: detailsOf(command) },
    ids,
    codes,
  });
}

/** The copy of the template, or undefined without one. */
function copyOf(command: CreateIntakeProject) {
  const { templateId: id } = command;
  return id === null
    ? undefined
    : { id, name: nameOf(command), isTemplate: false, withChildren: true, withForms: true };
}

function detailsOf({ intakeLinkId, submissionId }: CreateIntakeProject) {
  return { intake_link_id: intakeLinkId, intake_submission_id: submissionId };
}

/** Names come from answers, which may be longer than names. */
function nameOf({ name, id }: CreateIntakeProject): string {
  return toName(name) ?? id;
}

async function findProject({ projects }: IntakeStores, frameId: string, id: string | null) {
  return id === null ? undefined : (await projects.findMany(frameId, [id]))[0];
}

function isUsable(template: Project | undefined): boolean {
  return template?.isTemplate === true && !template.deletedAt && !template.mergedId;
}

async function liveCustomer({ customers }: IntakeStores, frameId: string, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [customer] = await customers.findMany(frameId, [id]);
  return customer && !customer.deletedAt ? id : null;
}
