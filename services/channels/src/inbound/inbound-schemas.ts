import { valueTypes } from '@trackway/application';
import { toUnicode } from '@trackway/runtime';
import { isMediaType } from '@trackway/storage';
import { z } from 'zod';
import { jsonObject } from '../shared/json-object';
import { uuid } from '../shared/value-types';

const MAX_MESSAGE_BYTES = 65_536;

const shortText = z.string().max(255).transform(toUnicode);
const optionalText = shortText.nullish().transform((text) => text || null);

// Connectors send the ids of their systems as texts or numbers.
const senderId = z.union([optionalText, z.int().transform(String)]);
const sender = z.object({ id: senderId, name: optionalText, phone: optionalText, email: optionalText });

const attachment = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_048),
  name: optionalText,
  // An invalid media type is ignored instead of rejected, because connectors forward what others wrote.
  mime_type: optionalText.transform((type) => (type !== null && isMediaType(type) ? type : null)),
});

/** The body of a delivery. Unknown members are stored in the metadata. */
export const inboundBody = z
  .looseObject({
    message: z
      .string()
      .min(1)
      .refine((text) => Buffer.byteLength(text) <= MAX_MESSAGE_BYTES, `Must be ${MAX_MESSAGE_BYTES} bytes at most.`)
      .transform(toUnicode),
    external_id: z.union([z.string().min(1).max(255).transform(toUnicode), z.int().transform(String)]).nullish(),
    sender: sender.nullish(),
    sent_at: valueTypes.instant.nullish(),
    attachments: z.array(attachment).max(20).nullish(),
    project_id: uuid.nullish(),
    metadata: jsonObject.nullish(),
  })
  .meta({
    id: 'InboundMessage',
    example: {
      message: 'When does the work on the roof start?',
      external_id: 'wamid.1001',
      sender: { id: '351912345678', name: 'Ana Silva', phone: '+351 912 345 678' },
    },
  });

export type InboundBody = z.output<typeof inboundBody>;
