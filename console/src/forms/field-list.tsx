import type { ReactNode } from 'react';
import { SortableList } from '../ui/sortable-list';
import { AddFieldMenu } from './add-field-menu';
import { type FieldDraft, newField } from './field-draft';
import { FieldSummary } from './field-summary';
import { FieldTools } from './field-tools';
import type { FieldType } from './field-types';
import { useFormsText } from './use-forms-text';

/** What the settings of a field read and change. */
export interface FieldSettings {
  readonly field: FieldDraft;
  readonly path: string;
  /** Whether the field belongs to a group. */
  readonly isColumn: boolean;
  readonly onChange: (field: FieldDraft) => void;
}

interface FieldListProps {
  readonly label: string;
  readonly fields: readonly FieldDraft[];
  /** Path of the list in the errors of the API. */
  readonly path: string;
  readonly isColumn: boolean;
  readonly types: readonly FieldType[];
  /** Index of the field whose settings are shown. */
  readonly open: number | undefined;
  /** Receives a changed list, and the index of the field whose settings it shows. */
  readonly onChange: (fields: readonly FieldDraft[], open: number | undefined) => void;
  readonly renderSettings: (settings: FieldSettings) => ReactNode;
}

/** Fields in their order, of a form or of a group. The settings of one field are shown. */
export function FieldList({ label, fields, path, isColumn, types, open, onChange, renderSettings }: FieldListProps) {
  const t = useFormsText();
  const nameOf = useFieldName(fields);
  const current = open === undefined ? undefined : fields[open];
  const keepOpen = (next: readonly FieldDraft[]) => onChange(next, indexIn(next, current));
  const add = (field: FieldDraft, at: number) => onChange(fields.toSpliced(at, 0, field), at);
  const settings = (field: FieldDraft, index: number): FieldSettings => {
    return {
      field,
      path: `${path}.${index}`,
      isColumn,
      onChange: (changed) => onChange(fields.with(index, changed), open),
    };
  };
  return (
    <>
      <SortableList
        label={label}
        items={fields}
        keyOf={({ uid }) => uid}
        nameOf={nameOf}
        onOrder={keepOpen}
        details={(field, index) => (index === open ? renderSettings(settings(field, index)) : undefined)}
        tools={(field, index) => (
          <FieldTools
            field={field}
            name={nameOf(field)}
            onDuplicate={(copy) => add(copy, index + 1)}
            onRemove={() => keepOpen(fields.toSpliced(index, 1))}
          />
        )}
      >
        {(field, index) => (
          <FieldSummary
            field={field}
            name={nameOf(field)}
            path={`${path}.${index}`}
            isOpen={index === open}
            onToggle={() => onChange(fields, index === open ? undefined : index)}
          />
        )}
      </SortableList>
      <div>
        <AddFieldMenu label={t('forms.add_field')} types={types} onAdd={(type) => add(newField(type), fields.length)} />
      </div>
    </>
  );
}

function indexIn(fields: readonly FieldDraft[], field: FieldDraft | undefined): number | undefined {
  const index = field ? fields.indexOf(field) : -1;
  return index < 0 ? undefined : index;
}

/** The label of a field, or its number until it has one. */
function useFieldName(fields: readonly FieldDraft[]): (field: FieldDraft) => string {
  const t = useFormsText();
  return (field) => field.label.trim() || t('field.unnamed', { number: fields.indexOf(field) + 1 });
}
