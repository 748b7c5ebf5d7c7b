import { z } from 'zod';

const price = z.strictObject({ input: z.number().min(0), output: z.number().min(0), currency: z.string().length(3) });

const provider = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,64}$/),
  base_url: z.url({ protocol: /^https?$/ }),
  api_key: z.string().min(1),
  /** Per million tokens, by model. */
  prices: z.record(z.string(), price).default({}),
});

export type ProviderSettings = z.infer<typeof provider>;

/** A JSON list. Error messages contain the position, never a key. */
export const providerSettings = z
  .string()
  .default('[]')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be JSON.' });
      return z.NEVER;
    }
  })
  .pipe(z.array(provider));
