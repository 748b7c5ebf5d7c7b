/** In execution order, fast checks first. */
export const STEP_NAMES = [
  'format',
  'types',
  'test-types',
  'bench-types',
  'structure',
  'unused',
  'protos',
  'documents',
  'spelling',
  'commits',
  'audit',
  'python',
  'unit',
  'component',
  'outside',
] as const;

/** These checks need no compiled code, so they run beside the other steps. They end before tests need servers. */
export const NEED_NO_BUILD: ReadonlySet<StepName> = new Set([
  'format',
  'protos',
  'documents',
  'spelling',
  'commits',
  'audit',
  'python',
]);

/** True for steps that run tests and accept paths. */
export function runsTests(step: StepName): boolean {
  return step === 'unit' || step === 'component' || step === 'outside';
}

export type StepName = (typeof STEP_NAMES)[number];
