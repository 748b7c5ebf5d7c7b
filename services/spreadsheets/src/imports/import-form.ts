import { parseInput } from '@trackway/application';
import { type ImportType, spreadsheetColumns } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import { z } from 'zod';
import type { ImportOptions } from '../operations/operation';
import { MATCH_FIELDS } from './match-fields';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const formSchema = z.strictObject({
  mode: z.enum(['create', 'update', 'upsert']).default('create'),
  match_by: z.string().optional(),
  mapping: z.string().optional(),
  sheet: z.string().max(255).optional(),
  create_missing: flag.default(false),
  dry_run: flag.default(false),
});

/** Reads the fields beside the file. @throws AppError `validation_errors`. */
export function readImportForm(type: ImportType, fields: Readonly<Record<string, string>>): ImportOptions {
  const form = parseInput(formSchema, fields);
  return {
    mode: form.mode,
    matchBy: readMatchBy(type, form.match_by),
    mapping: readMapping(type, form.mapping),
    sheet: form.sheet ?? null,
    createMissing: form.create_missing,
    dryRun: form.dry_run,
  };
}

function readMatchBy(type: ImportType, given: string | undefined): string | null {
  if (given === undefined || given === '') return null;
  const field = given.startsWith(`${type}.`) ? given.slice(type.length + 1) : given;
  const known = MATCH_FIELDS[type];
  if (!known.includes(field)) throw invalidInput({ match_by: [`Must be one of: ${known.join(', ')}.`] });
  return `${type}.${field}`;
}

function readMapping(type: ImportType, given: string | undefined): Readonly<Record<string, string>> {
  if (given === undefined || given === '') return {};
  const mapping = z.record(z.string(), z.string()).safeParse(parseJson(given));
  if (!mapping.success) throw invalidInput({ mapping: ['Must be JSON, from heading to column key.'] });
  const keys: readonly string[] = spreadsheetColumns[type].map(({ key }) => key);
  const unknown = Object.values(mapping.data).filter((key) => !keys.includes(key));
  if (unknown.length > 0) {
    throw invalidInput({ mapping: [`Unknown columns: ${unknown.join(', ')}. Available: ${keys.join(', ')}.`] });
  }
  return mapping.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
