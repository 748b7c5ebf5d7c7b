/** In the order in which they run: what is quick to say no comes first. */
export const STEP_NAMES = [
  'format',
  'types',
  'test-types',
  'structure',
  'unused',
  'protos',
  'unit',
  'component',
  'outside',
] as const;

export type StepName = (typeof STEP_NAMES)[number];
