import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { FileValue } from '../fields/field-value';
import { checkFile } from '../files/check-file';
import type { FileStores } from '../files/file-store';
import type { ReceivedFile, StoredFile } from '../files/stored-file';
import type { Accessor } from '../projects/accessor';
import type { ProjectDirectory } from '../projects/project-directory';
import type { StepDirectory } from '../projects/step-directory';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { AnswerStores } from './answer-store';
import { requireAnswerableForm } from './answerable-form';
import { respondentOf } from './put-answers';
import type { TitledAnswer } from './read-answers';
import type { SettleStages } from './settle-stages';
import { writeAnswers } from './write-answers';

export interface AnswerWithFile {
  readonly fileId: string;
  readonly formId: number;
  readonly fieldId: string;
  readonly accessor: Accessor;
  readonly file: ReceivedFile;
}

/** Stores an uploaded file as the answer to a field. The previous file remains readable through the history. */
export function makeAnswerWithFile(deps: {
  unitOfWork: UnitOfWork<AnswerStores & FileStores>;
  projects: ProjectDirectory;
  steps: StepDirectory;
  settleStages: SettleStages;
  newId: NewId;
  clock: Clock;
}) {
  return async (caller: Caller, { fileId, formId, fieldId, accessor, file }: AnswerWithFile): Promise<TitledAnswer> => {
    await deps.projects.assertWritable(accessor.projectId, { field: 'accessor.project_id' });
    await deps.steps.assertExists(accessor);
    await deps.settleStages(caller, [accessor.projectId]);
    return deps.unitOfWork.run(async (stores) => {
      const form = await requireAnswerableForm(stores, caller.frameId, formId, accessor);
      checkFile(form, fieldId, file);
      const stored = {
        ...file,
        id: fileId,
        frameId: caller.frameId,
        fieldId,
        linkId: null,
        createdAt: deps.clock(),
        unusedSince: null,
      };
      await stores.files.insert(stored);
      const { answers } = await writeAnswers(stores, deps, {
        form,
        accessor,
        given: [{ field_id: fieldId, value: fileValue(stored) }],
        by: respondentOf(caller),
        way: 'upload',
        options: { trusted: new Set([fieldId]) },
      });
      const answer = answers.find((one) => one.fieldId === fieldId);
      if (!answer) throw new Error('The file was stored without an answer.');
      return { ...answer, formTitle: form.title };
    });
  };
}

export function fileValue({ id, name, size, mimeType }: StoredFile): FileValue {
  return { id, name, size, mime_type: mimeType };
}
