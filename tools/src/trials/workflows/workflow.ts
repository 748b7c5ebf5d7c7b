import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { REPOSITORY } from '../../dev/servers/config';

const FOLDER = join(REPOSITORY, '.github', 'workflows');

/** Values of a job's matrix, such as `{ helm: 'v3.22.0' }`. */
export type Matrix = Readonly<Record<string, string>>;

export type Step = {
  readonly id?: string;
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string | number>>;
};

export type Job = {
  readonly needs?: string | readonly string[];
  readonly env?: Readonly<Record<string, string | number>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix?: Readonly<Record<string, readonly (string | number)[] | string>> };
  readonly steps: readonly Step[];
};

export type Workflow = {
  readonly name: string;
  readonly env?: Readonly<Record<string, string | number>>;
  readonly jobs: Readonly<Record<string, Job>>;
};

export function readWorkflows(): Workflow[] {
  return readdirSync(FOLDER)
    .sort()
    .map((file) => parse(readFileSync(join(FOLDER, file), 'utf8')) as Workflow);
}

/** One entry for each combination of the matrix. A dimension can be an expression that `evaluate` resolves to JSON. */
export function matricesOf({ strategy }: Job, evaluate: (text: string) => string): Matrix[] {
  const dimensions = Object.entries(strategy?.matrix ?? {}).map(([name, values]) => {
    const list = typeof values === 'string' ? (JSON.parse(evaluate(values)) as readonly string[]) : values;
    return list.map((value) => ({ [name]: String(value) }));
  });
  return dimensions.reduce<Matrix[]>(
    (combined, dimension) => combined.flatMap((one) => dimension.map((value) => ({ ...one, ...value }))),
    [{}],
  );
}
