import type { Program, Step } from './history/step';

const REFERENCE = /\{([\w:]+)\}/g;

/** A program as the body of a test in `tests/`. Its expectations are left to the reader of the violation. */
export function renderTest(program: Program): string {
  const used = new Set(referencesIn(program.clients.flat()).concat(referencesIn(program.final)));
  const setup = program.setup.filter(({ saves = {} }) => Object.keys(saves).some((name) => used.has(name)));
  const needed = program.setup.filter((step) => setup.includes(step) || isNeededBy(step, setup));
  return [
    `it('program ${program.seed}', async () => {`,
    '  const api = apiOf();',
    ...needed.flatMap((step) => renderStep(step, '  ', true)),
    '  await Promise.all([',
    ...program.clients.flatMap((steps) => [
      '    (async () => {',
      ...steps.flatMap((step) => renderStep(step, '      ', false)),
      '    })(),',
    ]),
    '  ]);',
    '});',
  ].join('\n');
}

function isNeededBy({ saves = {} }: Step, others: readonly Step[]): boolean {
  const references = referencesIn(others);
  return Object.keys(saves).some((name) => references.includes(name));
}

function referencesIn(steps: readonly Step[]): string[] {
  return [...JSON.stringify(steps).matchAll(REFERENCE)].map(([, name = '']) => name);
}

function renderStep(step: Step, indent: string, isSetup: boolean): string[] {
  const { method, path, body, headers = {}, saves = {} } = step;
  const { 'idempotency-key': _key, ...sent } = headers;
  const values = [body, Object.keys(sent).length > 0 ? sent : undefined].map((value) =>
    value === undefined ? undefined : withVariables(JSON.stringify(value)),
  );
  const last = values.findLastIndex((value) => value !== undefined);
  const more = values.slice(0, last + 1).map((value) => `, ${value}`);
  const call = `await api.send('${method}', \`${path.replace(REFERENCE, (_, name) => `\${${variableOf(name)}}`)}\`${more.join('')})`;
  const saved = Object.entries(saves).filter(([, from]) => from !== '@etag');
  if (!isSetup || saved.length === 0) return [`${indent}${call};`];
  const response = `${variableOf(saved[0]?.[0] ?? '')}Response`;
  const reads = saved.map(([name, from]) => `${indent}const ${variableOf(name)} = ${response}.body.${accessor(from)};`);
  return [`${indent}const ${response} = ${call};`, ...reads];
}

/** Quoted references become expressions, e.g. `"{project:0}"` becomes `project0`. */
function withVariables(json: string): string {
  return json.replace(/"\{([\w:]+)\}"/g, (_, name: string) => variableOf(name));
}

function variableOf(name: string): string {
  return name.replace(/[:_](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function accessor(path: string): string {
  return path.replace(/\.(\d+)/g, '[$1]');
}
