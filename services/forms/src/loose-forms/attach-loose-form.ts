import { notFound, referenceNotFound } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { Form } from '../forms/form';
import type { ProjectDirectory } from '../projects/project-directory';
import type { Counters } from '../shared/counters';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { LooseForm } from './loose-form';
import { looseFormEvents } from './loose-form-events';
import type { LooseFormStores } from './loose-form-store';

export interface AttachedForm {
  readonly link: LooseForm;
  readonly form: Form;
}

interface Deps {
  readonly unitOfWork: UnitOfWork<LooseFormStores>;
  readonly projects: ProjectDirectory;
  readonly counters: Counters;
  readonly clock: Clock;
}

/**
 * Attaches a form to a project. A form can be attached several times. Calls with the same `idempotencyKey` attach it once.
 */
export function makeAttachLooseForm(deps: Deps) {
  return async (
    caller: Caller,
    projectId: string,
    formId: number,
    idempotencyKey: string | null = null,
  ): Promise<AttachedForm> => {
    await deps.projects.assertWritable(projectId);
    const id = await deps.counters.take(caller.frameId, 'loose_form');
    return deps.unitOfWork.run(async ({ forms, looseForms, outbox, recordEffect }) => {
      const [form] = await forms.findMany(caller.frameId, [formId]);
      if (!form || form.deletedAt) throw referenceNotFound('form', 'id', formId);
      const before =
        idempotencyKey === null ? undefined : await looseForms.findByIdempotencyKey(caller.frameId, idempotencyKey);
      if (before) return { link: before, form };
      const now = deps.clock();
      const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
      const link = { id, frameId: caller.frameId, projectId, formId, idempotencyKey, ...life };
      await looseForms.insert(link);
      await outbox.add(...looseFormEvents(caller, link, form, 'created'));
      await recordEffect(String(id));
      return { link, form };
    });
  };
}

/** Reads a loose form, including a detached one. */
export function makeReadLooseForm({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return (caller: Caller, id: number): Promise<AttachedForm> =>
    unitOfWork.read(async ({ forms, looseForms }) => {
      const [link] = await looseForms.findMany(caller.frameId, [id]);
      const [form] = link ? await forms.findMany(caller.frameId, [link.formId]) : [];
      if (!link || !form) throw notFound('loose_form');
      return { link, form };
    });
}

/** Detaches a form from a project. Its answers are retained. Repeating it is 404. */
export function makeDetachLooseForm({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (caller: Caller, projectId: string, id: number): Promise<AttachedForm> =>
    unitOfWork.run(async ({ forms, looseForms, outbox }) => {
      const [current] = await looseForms.findMany(caller.frameId, [id]);
      if (!current || current.deletedAt || current.projectId !== projectId) throw notFound('loose_form');
      const [form] = await forms.findMany(caller.frameId, [current.formId]);
      if (!form) throw new Error('The form of the loose form does not exist.');
      const now = clock();
      const link = { ...current, version: current.version + 1, updatedAt: now, deletedAt: now };
      await looseForms.update(link);
      await outbox.add(...looseFormEvents(caller, link, form, 'deleted'));
      return { link, form };
    });
}
