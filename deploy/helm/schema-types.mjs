/** JSON schemas of values that occur in several charts. */

export const text = { type: 'string' };
export const flag = { type: 'boolean' };
export const count = { type: 'integer', minimum: 1 };
export const seconds = { type: 'integer', minimum: 0 };
export const quantity = { type: ['string', 'integer'] };
export const anyObject = { type: 'object' };
export const texts = { type: 'array', items: text };
export const objects = { type: 'array', items: anyObject };
export const textMap = { type: 'object', additionalProperties: text };

export const closed = (properties, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
export const oneOf = (...values) => ({ enum: values });
export const secret = {
  oneOf: [{ type: 'null' }, closed({ name: { ...text, minLength: 1 }, key: { ...text, minLength: 1 } })],
};
export const amounts = closed({ cpu: quantity, memory: quantity }, []);
export const resources = closed({ requests: amounts, limits: amounts }, []);
export const probe = closed({
  path: { ...text, pattern: '^/' },
  periodSeconds: count,
  timeoutSeconds: count,
  failureThreshold: count,
});
/** An image with a fixed tag. */
export const pinned = { ...text, pattern: '(:|@sha256:)', not: { pattern: ':latest$' } };
export const server = closed({ ports: { type: 'array', items: { type: 'integer' } }, to: objects });

export const preset = oneOf('', 'small', 'medium', 'large');
export const settings = { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } };
export const schedule = { ...text, pattern: '^(@\\w+|\\S+( \\S+){4})$' };
export const volume = { size: quantity, storageClass: text };
