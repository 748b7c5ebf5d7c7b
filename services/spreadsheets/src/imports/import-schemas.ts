import { omitUndefined, parseInput, valueTypes } from '@trackway/application';
import type { ImportType } from '@trackway/contracts';
import { invalidInput, referenceNotFound } from '@trackway/errors';
import { dateOrders, decimalMarks, encodings, type SeparatorName, separators, type TextOptions } from '@trackway/xlsx';
import { z } from 'zod';
import type { ImportOptions } from '../operations/operation';
import { MATCH_FIELDS } from './column-mapping';
import type { ImportTarget } from './columns/import-target';
import type { FileKind } from './file-kind';

const SEPARATORS = Object.keys(separators) as [SeparatorName, ...SeparatorName[]];
const DECIMAL_MARKS = Object.keys(decimalMarks) as (keyof typeof decimalMarks)[];
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const fieldsSchema = z.strictObject({
  form_id: z.string().optional(),
  mode: z.enum(['create', 'update', 'upsert']).default('create'),
  match_by: z.string().optional(),
  mapping: z.string().optional(),
  sheet: valueTypes.text.max(255).optional(),
  create_missing: flag.default(false),
  dry_run: flag.default(false),
  use_suggestions: flag.default(false),
  encoding: z.enum(encodings).optional(),
  separator: z.string().optional(),
  date_order: z.enum(dateOrders).optional(),
  decimal_mark: z.enum(DECIMAL_MARKS).optional(),
});

/** The multipart request in the OpenAPI document. All parts except the file are text. */
export const importForm = z
  .object({
    file: z.string().meta({
      format: 'binary',
      description:
        'An XLSX workbook, or CSV or TSV as a file named .csv, .tsv, .tab or .txt, of at most 50 MB (52,428,800 bytes)',
    }),
    form_id: z.string().optional().meta({
      description:
        'Id of the form whose answers the rows contain. Required for form_answer, and not allowed for other types',
    }),
    mode: z.enum(['create', 'update', 'upsert']).optional().meta({ default: 'create' }),
    match_by: z.string().optional().meta({
      description:
        'Field that identifies existing rows. Projects: id, code, old_id. Contacts: id, email. Customers: id, name, document. Tasks: id, or title in its project. Answers: project',
    }),
    mapping: z
      .string()
      .optional()
      .meta({ description: 'JSON object from heading to column key. An empty key ignores the column' }),
    sheet: z.string().optional().meta({ description: 'Name of the sheet. Default: the first visible sheet' }),
    create_missing: z.enum(['true', 'false']).optional(),
    dry_run: z.enum(['true', 'false']).optional(),
    use_suggestions: z.enum(['true', 'false']).optional().meta({
      description:
        'Applies the suggestions of import/{type}/suggestions to headings that mapping does not name, and converts values of the exports of other systems',
    }),
    encoding: z.enum(encodings).optional().meta({ description: 'Encoding of a CSV or TSV file. Default: detected' }),
    separator: z.enum(SEPARATORS).optional().meta({
      description: 'What separates the cells of a CSV or TSV file, by name or as the character. Default: detected',
    }),
    date_order: z.enum(dateOrders).optional().meta({
      description: 'Order of day, month and year in texts. Default: detected by column in CSV and TSV',
    }),
    decimal_mark: z.enum(DECIMAL_MARKS).optional().meta({
      description: 'Decimal mark of numbers in texts. Default: detected by column in CSV and TSV',
    }),
  })
  .meta({
    id: 'ImportForm',
    example: { file: 'projects.csv', mode: 'upsert', match_by: 'code', dry_run: 'true' },
  });

const textFields = {
  form_id: true,
  encoding: true,
  separator: true,
  date_order: true,
  decimal_mark: true,
  sheet: true,
} as const;

/** The multipart request for suggestions. */
export const suggestionForm = importForm.pick({ file: true, ...textFields }).meta({
  id: 'SuggestionForm',
  example: { file: 'projects.csv', encoding: 'utf-8' },
});

const suggestionFieldsSchema = fieldsSchema.pick(textFields);

/** The query of routes that describe the columns of a type. */
export const formIdQuery = z.strictObject({
  form_id: z.string().optional().meta({ description: 'Id of the form. Required for the type form_answer' }),
});

/** The form of answers, which decides the columns. @throws AppError `validation_errors`, or 404 if it can't be an id */
export function readFormOf(type: ImportType, given: string | undefined): { formId?: number } {
  if (type !== 'form_answer') {
    if (given === undefined || given === '') return {};
    throw invalidInput({ form_id: ['Applies to the type form_answer only.'] });
  }
  if (given === undefined || given === '') throw invalidInput({ form_id: ['Must be the id of a form.'] });
  if (!/^[1-9]\d{0,8}$/.test(given)) throw referenceNotFound('form', 'form_id', given);
  return { formId: Number(given) };
}

/** Reads the parts other than the file. @throws AppError `validation_errors` */
export function readSuggestionOptions(
  kind: FileKind,
  fields: Readonly<Record<string, string>>,
): Pick<ImportOptions, 'sheet' | 'text'> {
  const form = parseInput(suggestionFieldsSchema, fields);
  const text = readTextOptions(kind, form);
  return { sheet: form.sheet ?? null, ...(text ? { text } : {}) };
}

/** Reads the parts other than the file. @throws AppError `validation_errors` */
export function readImportOptions(
  target: ImportTarget,
  kind: FileKind,
  fields: Readonly<Record<string, string>>,
): ImportOptions {
  const form = parseInput(fieldsSchema, fields);
  const text = readTextOptions(kind, form);
  return {
    mode: form.mode,
    matchBy: readMatchBy(target.type, form.match_by),
    mapping: readMapping(target, form.mapping),
    sheet: form.sheet ?? null,
    createMissing: form.create_missing,
    dryRun: form.dry_run,
    ...(form.use_suggestions ? { useSuggestions: true } : {}),
    ...(text ? { text } : {}),
  };
}

function readTextOptions(kind: FileKind, form: z.output<typeof suggestionFieldsSchema>): TextOptions | undefined {
  const { encoding, date_order: dateOrder, decimal_mark: decimalMark } = form;
  if (kind === 'workbook') {
    for (const name of ['encoding', 'separator'] as const) {
      if (form[name] !== undefined) throw invalidInput({ [name]: ['Applies to CSV and TSV files only.'] });
    }
  } else if (form.sheet !== undefined) {
    throw invalidInput({ sheet: ['A CSV or TSV file has no sheets. Omit this field.'] });
  }
  const text = omitUndefined({ encoding, separator: readSeparator(form.separator), dateOrder, decimalMark });
  return Object.keys(text).length > 0 ? text : undefined;
}

function readSeparator(given: string | undefined): SeparatorName | undefined {
  if (given === undefined || given === '') return undefined;
  const found = SEPARATORS.find((name) => name === given || separators[name] === given);
  if (!found) throw invalidInput({ separator: [`Must be one of: ${SEPARATORS.join(', ')}.`] });
  return found;
}

function readMatchBy(type: ImportType, given: string | undefined): string | null {
  if (given === undefined || given === '') return null;
  const field = given.startsWith(`${type}.`) ? given.slice(type.length + 1) : given;
  const known = MATCH_FIELDS[type];
  if (!known.includes(field)) throw invalidInput({ match_by: [`Must be one of: ${known.join(', ')}.`] });
  return `${type}.${field}`;
}

function readMapping(target: ImportTarget, given: string | undefined): Readonly<Record<string, string>> {
  if (given === undefined || given === '') return {};
  const mapping = z.record(valueTypes.text, z.string()).safeParse(parseJson(given));
  if (!mapping.success) throw invalidInput({ mapping: ['Must be a JSON object from heading to column key.'] });
  const keys: readonly string[] = target.columns.filter(({ importable }) => importable).map(({ key }) => key);
  const unknown = Object.values(mapping.data).filter((key) => key !== '' && !keys.includes(key));
  if (unknown.length > 0) {
    throw invalidInput({ mapping: [`Unknown columns: ${unknown.join(', ')}. Available: ${keys.join(', ')}.`] });
  }
  return Object.fromEntries(Object.entries(mapping.data).map(([heading, key]) => [heading.trim(), key]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
