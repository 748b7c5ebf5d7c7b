import { invalidInput } from '@trackway/errors';
import type { PathParameter } from '@trackway/http';
import { z } from 'zod';

/** A type in the path. An unknown one is `validation_errors` with those allowed, not an unknown path. */
export function typeParameter<Type extends string>(types: readonly Type[]): PathParameter<Type> {
  const schema = z.string().transform((value): Type => {
    const known = types.find((type) => type === value);
    if (known === undefined) throw invalidInput({ type: [`Must be one of: ${types.join(', ')}.`] });
    return known;
  });
  return { schema, model: 'type', description: `One of: ${types.join(', ')}` };
}
