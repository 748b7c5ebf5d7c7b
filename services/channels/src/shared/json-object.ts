import { z } from 'zod';

const LIMIT_BYTES = 16 * 1024;

/** An object with any members, of at most 16 KB of JSON. */
export const jsonObject = z
  .record(z.string(), z.unknown())
  .refine(
    (value) => Buffer.byteLength(JSON.stringify(value)) <= LIMIT_BYTES,
    `Must be ${LIMIT_BYTES} bytes of JSON at most.`,
  );
