/** In running order: quick checks first. */
export const STEP_NAMES = [
  'format',
  'types',
  'test-types',
  'structure',
  'unused',
  'protos',
  'documents',
  'spelling',
  'unit',
  'component',
  'outside',
] as const;

/** Whether a step runs tests, of which paths choose some; the others check the whole. */
export function runsTests(step: StepName): boolean {
  return step === 'unit' || step === 'component' || step === 'outside';
}

export type StepName = (typeof STEP_NAMES)[number];
