import { valueTypes } from '@trackway/application';
import { z } from 'zod';
import { projectSchema } from '../views/project-schema';
import { shareableFields } from './share';

export const shareBody = z
  .strictObject({
    expires_at: valueTypes.instant.nullable().optional().meta({ description: 'Null: until revoked' }),
    fields: z
      .array(z.enum(shareableFields))
      .optional()
      .meta({ description: 'Sections of the page besides the name. Default: code, description, status and tags' }),
  })
  .meta({ id: 'ShareProject', example: { expires_at: '2027-12-31T00:00:00Z' } });

const shape = projectSchema.shape;
const named = z.object({ id: z.uuid(), name: z.string() });
const person = z.object({ name: z.string() });

/** Users are shown by name only, because anyone who has the link can read the page. */
export const sharedProjectSchema = z
  .object({
    name: z.string(),
    code: z.string().optional(),
    description: z.string().optional(),
    status: z.object({ value: z.int(), label: z.string() }).optional(),
    impact: z.int().optional(),
    budget: z.int().optional(),
    costs: shape.costs.optional(),
    customer: person.nullable().optional(),
    contact: person.nullable().optional(),
    groups: z.array(named).optional(),
    tags: z.array(z.object({ name: z.string(), color: z.string() })).optional(),
    tasks: z.array(z.object({ title: z.string(), done: z.boolean(), due_at: z.string().nullable() })).optional(),
    users: z.array(person).optional(),
    created_at: z.string().optional(),
    updated_at: z.string().optional(),
  })
  .meta({ id: 'SharedProject' });

export type SharedProjectView = z.infer<typeof sharedProjectSchema>;
