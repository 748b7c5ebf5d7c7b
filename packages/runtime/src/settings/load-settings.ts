import { readFileSync } from 'node:fs';
import type { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings are missing or invalid. The message has one line for each of them, and no values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings of a process. `NAME_FILE` can be set instead of `NAME`, to a file that contains the value
 * (a secret mounted by Kubernetes or Docker). An empty value counts as not set.
 * @throws SettingsError
 */
export function loadSettings<Schema extends z.ZodObject>(schema: Schema, environment: Environment): z.output<Schema> {
  const problems: string[] = [];
  const values: Record<string, string> = Object.create(null);
  for (const name of Object.keys(schema.shape)) {
    const file = environment[`${name}_FILE`];
    const value = file ? readSecret(name, file, problems) : environment[name];
    if (value !== undefined && value !== '') values[name] = value;
  }
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    problems.push(...parsed.error.issues.map((issue) => explain(schema, values, issue)));
  }
  if (problems.length > 0 || !parsed.success) {
    throw new SettingsError(`Invalid settings\n  ${problems.join('\n  ')}`);
  }
  return parsed.data;
}

function readSecret(name: string, file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    problems.push(`${name}: the file ${name}_FILE cannot be read`);
    return undefined;
  }
}

function explain(schema: z.ZodObject, values: Readonly<Record<string, string>>, issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  const type = schema.shape[name];
  if (!type || name in values || issue.code !== 'invalid_type') return `${issue.path.join('.')}: ${issue.message}`;
  const description = (type as z.ZodType).description;
  return description ? `${name} is required: ${description}` : `${name} is required`;
}

/** Loads settings. If they are invalid, prints what is wrong without a stack trace, and exits with code 1. */
export function loadOrExit<Config>(load: () => Config): Config {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
