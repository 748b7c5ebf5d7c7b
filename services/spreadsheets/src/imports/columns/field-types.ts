import {
  contactFields,
  customerFields,
  type FieldDeclaration,
  type FieldDeclarations,
  type FieldType,
  type ImportType,
  projectFields,
} from '@trackway/contracts';

const fieldsOf: Readonly<Record<ImportType, FieldDeclarations>> = {
  project: projectFields,
  customer: customerFields,
  contact: contactFields,
};

/** The type of an import column. Lists of names have no stored field. */
export function fieldTypeOf(type: ImportType, key: string): FieldType | 'names' {
  const name = key.slice(key.indexOf('.') + 1);
  const found = Object.entries(fieldsOf[type]).find(
    ([field, declaration]) => workbookKeyOf(field, declaration) === name,
  );
  return found?.[1].type ?? 'names';
}

function workbookKeyOf(field: string, { workbook, workbookKey = field }: FieldDeclaration): string | undefined {
  return workbook === undefined ? undefined : workbookKey;
}
