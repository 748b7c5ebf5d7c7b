import { invalidInput, unavailable } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { FormsClient, GivenAnswer, RequiredField, StepAccessor } from './forms-client';

interface FakeForm {
  readonly id: number;
  readonly fields: readonly { readonly id: string; readonly isRequired: boolean }[];
}

/** A forms service in memory. It rejects the value `wrong`. */
export class FakeFormsClient implements FormsClient {
  readonly forms: FakeForm[] = [];
  readonly committed: string[] = [];
  readonly dropped: string[] = [];
  readonly staged = new Map<string, readonly GivenAnswer[]>();
  /** If true, the service cannot commit or drop stages. */
  isUnavailable = false;

  async findForms(_caller: Caller, ids: readonly number[]) {
    const found = this.forms.filter(({ id }) => ids.includes(id));
    return found.map(({ id, fields }) => ({ id, fieldIds: fields.map((field) => field.id) }));
  }

  async stageAnswers(_caller: Caller, stageId: string, _accessor: StepAccessor, answers: readonly GivenAnswer[]) {
    const wrong = answers.findIndex(({ value }) => value === 'wrong');
    if (wrong >= 0) throw invalidInput({ [`answers.${wrong}.value`]: ['Must be a number.'] });
    this.staged.set(stageId, answers);
  }

  async findMissingFields(
    _caller: Caller,
    _accessor: StepAccessor,
    required: { readonly formIds: readonly number[]; readonly fieldIds: readonly string[]; readonly stageId?: string },
  ): Promise<readonly RequiredField[]> {
    const given = this.staged.get(required.stageId ?? '')?.map(({ fieldId }) => fieldId) ?? [];
    return this.forms
      .filter(({ id }) => required.formIds.includes(id))
      .flatMap(({ id: formId, fields }) =>
        fields
          .filter((field) => (field.isRequired || required.fieldIds.includes(field.id)) && !given.includes(field.id))
          .map(({ id: fieldId }) => ({ formId, fieldId, label: fieldId, type: 'number' })),
      );
  }

  async commitStage(_caller: Caller, stageId: string): Promise<void> {
    this.finish(stageId, this.committed);
  }

  async dropStage(_caller: Caller, stageId: string): Promise<void> {
    this.finish(stageId, this.dropped);
  }

  private finish(stageId: string, finished: string[]): void {
    if (this.isUnavailable) throw unavailable('Forms is unavailable.');
    if (this.staged.delete(stageId)) finished.push(stageId);
  }
}
