import { z } from 'zod';

/** Body of every error response. */
export const errorSchema = z
  .looseObject({
    response: z.literal(false),
    message: z.string().meta({ description: 'Stable error code for programs', example: 'validation_errors' }),
    error: z.string().meta({ description: 'Message for users; it can change' }),
    validation: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'Errors by field of the input' }),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({ description: 'Errors of an advanced search' }),
    doc_url: z.string().meta({
      description: 'Entry of the error code in the documentation: cause and solution',
      format: 'uri-reference',
      example: 'https://api.example.org/docs/errors#validation_errors',
    }),
    request_id: z
      .string()
      .nullable()
      .meta({ description: 'The same as X-Request-Id; identifies the request in logs and traces' }),
  })
  .meta({ id: 'Failure' });
