import type { FormField } from '../fields/field';
import { type FieldValue, isLines } from '../fields/field-value';
import { linesText } from '../fields/line-texts';
import type { FormStore } from '../forms/form-store';

/** Shows the lines of groups as text, also of groups that were removed from their form. */
export class GroupTexts {
  private readonly columns = new Map<string, readonly FormField[]>();
  private readonly loaded = new Set<number>();

  constructor(
    private readonly forms: Pick<FormStore, 'pastFields'>,
    private readonly frameId: string,
  ) {}

  /** Reads the labels for the groups among these answers or changes. */
  async load(answered: readonly { readonly formId: number; readonly type: string }[]): Promise<void> {
    const ids = new Set(answered.filter(({ type }) => type === 'group').map(({ formId }) => formId));
    const fresh = [...ids].filter((id) => !this.loaded.has(id));
    if (fresh.length === 0) return;
    for (const { id, fields } of await this.forms.pastFields(this.frameId, fresh)) {
      if (fields) this.columns.set(id, fields);
    }
    for (const id of fresh) this.loaded.add(id);
  }

  of(fieldId: string, value: FieldValue): FieldValue {
    return value !== null && isLines(value) ? linesText(this.columns.get(fieldId) ?? [], value) : value;
  }
}
