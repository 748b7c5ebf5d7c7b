import { z } from 'zod';
import type { PathParameter } from './route';

/** A UUID in the path, in any case. Handlers receive it in lower case. */
export function uuidParameter(model: string): PathParameter {
  return { schema: z.guid().toLowerCase(), model, description: `Id of the ${words(model)}`, format: 'a UUID' };
}

/** An integer in the path: ids of contacts, forms and loose forms. */
export function integerParameter(model: string): PathParameter<number> {
  const schema = z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number);
  return { schema, model, description: `Id of the ${words(model)}`, format: 'a whole number' };
}

/** A text in the path, such as a token or a type name. */
export function textParameter(model: string, description: string): PathParameter {
  return { schema: z.string().min(1).max(512), model, description };
}

function words(model: string): string {
  return model.replaceAll('_', ' ');
}
