import { z } from 'zod';

const LIMIT_BYTES = 16 * 1024;

/** Members that clients choose, of 16 KB in JSON at most. */
export const jsonObject = z
  .record(z.string(), z.unknown())
  .refine(
    (value) => Buffer.byteLength(JSON.stringify(value)) <= LIMIT_BYTES,
    `Must be ${LIMIT_BYTES} bytes of JSON at most.`,
  );
