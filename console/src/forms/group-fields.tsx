import { useState } from 'react';
import fieldGroup from '../edit/field-group.module.css';
import { FieldErrors, TextField } from '../ui/field';
import { Quiet } from '../ui/layout';
import { SortableList } from '../ui/sortable-list';
import { AddFieldMenu } from './add-field-menu';
import { FieldSummary, FieldTools, useFieldName } from './field-card';
import { type FieldDraft, newField } from './field-draft';
import { FieldEditor, type FieldEditorProps } from './field-editor';
import { COLUMN_TYPES } from './field-types';
import { useErrorsAt } from './form-editor-context';
import styles from './forms.module.css';
import { useFormsText } from './use-forms-text';

/** The fields that respondents answer for each line of a group. */
export function GroupFields({ field, path, onChange }: FieldEditorProps) {
  const t = useFormsText();
  const columns = field.fields;
  const [openUid, setOpenUid] = useState<string>();
  const nameOf = useFieldName(columns);
  const set = (fields: readonly FieldDraft[]) => onChange({ ...field, fields });
  const add = (column: FieldDraft, at = columns.length) => {
    set(columns.toSpliced(at, 0, column));
    setOpenUid(column.uid);
  };
  return (
    <fieldset className={`${fieldGroup['group']} ${styles['group']}`}>
      <legend>{t('field.columns')}</legend>
      <Quiet>{t('field.columns_about')}</Quiet>
      <FieldErrors of={useErrorsAt(`${path}.fields`, false)} />
      <TextField
        label={t('field.item_label')}
        hint={t('field.item_label_hint')}
        maxLength={255}
        errors={useErrorsAt(`${path}.item_label`)}
        value={field.itemLabel}
        onChange={(event) => onChange({ ...field, itemLabel: event.target.value })}
      />
      <SortableList
        label={t('field.columns')}
        items={columns}
        keyOf={({ uid }) => uid}
        nameOf={nameOf}
        onOrder={set}
        details={(column, index) =>
          column.uid === openUid ? (
            <FieldEditor
              field={column}
              path={`${path}.fields.${index}`}
              isColumn
              onChange={(changed) => set(columns.with(index, changed))}
            />
          ) : undefined
        }
        tools={(column, index) => (
          <FieldTools
            field={column}
            name={nameOf(column)}
            onDuplicate={(copy) => add(copy, index + 1)}
            onRemove={() => set(columns.toSpliced(index, 1))}
          />
        )}
      >
        {(column, index) => (
          <FieldSummary
            field={column}
            name={nameOf(column)}
            path={`${path}.fields.${index}`}
            isOpen={column.uid === openUid}
            onToggle={() => setOpenUid(column.uid === openUid ? undefined : column.uid)}
          />
        )}
      </SortableList>
      <div>
        <AddFieldMenu label={t('forms.add_field')} types={COLUMN_TYPES} onAdd={(type) => add(newField(type))} />
      </div>
    </fieldset>
  );
}
