import { readFileSync } from 'node:fs';
import type { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of a process. `NAME_FILE` may stand for `NAME` and names a file that holds the value (secrets
 * mounted by Kubernetes or Docker). An empty value counts as not set. Lists every problem at once and prints no value,
 * because values may be secrets.
 * @throws Error with one line for each setting that is missing or wrong.
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
    problems.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  if (problems.length > 0 || !parsed.success) throw new Error(`Invalid settings\n  ${problems.join('\n  ')}`);
  return parsed.data;
}

function readSecret(name: string, file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    problems.push(`${name}: the file that ${name}_FILE names cannot be read`);
    return undefined;
  }
}
