import { importTypes } from '@trackway/contracts';
import { encodings, type SeparatorName, separators } from '@trackway/xlsx';
import { z } from 'zod';
import { presentTextFormat } from './present-text-format';
import type { ImportSuggestion } from './suggest-import';
import type { Candidate } from './suggestions/suggestion';

const SEPARATORS = Object.keys(separators) as [SeparatorName, ...SeparatorName[]];

const candidateSchema = z.object({
  key: z.string().meta({ description: 'Column key' }),
  confidence: z.number().min(0).max(1),
  reason: z.enum(['learned', 'source', 'key', 'label', 'spelling', 'synonym', 'similar', 'values']).meta({
    description:
      'learned: an earlier import. source: export format of another system. key, label, spelling, synonym, similar: the heading. values: the values alone',
  }),
});

const textFormatSchema = z.object({
  encoding: z.enum(encodings),
  separator: z.enum(SEPARATORS),
  columns: z.array(
    z.object({
      heading: z.string(),
      date_order: z.enum(['ymd', 'dmy', 'mdy']).optional(),
      decimal_mark: z.enum(['point', 'comma']).optional(),
      ambiguous: z.boolean(),
    }),
  ),
  ambiguous: z.array(z.enum(['separator', 'date_order', 'decimal_mark'])).meta({
    description: 'Settings that the content does not decide. Set them if the default is wrong',
  }),
});

export const suggestionSchema = z
  .object({
    type: z.enum(importTypes),
    source: z
      .object({
        name: z.enum(['jira', 'trello', 'linear', 'hubspot', 'pipefy', 'asana']),
        title: z.string(),
        type: z.enum(['project', 'customer', 'contact', 'task']).meta({ description: 'Type to import the rows as' }),
      })
      .nullable()
      .meta({ description: 'The system that has exported the file, by its headings' }),
    text_format: textFormatSchema.nullable().meta({ description: 'How a CSV or TSV file was read' }),
    rows: z.int().meta({ description: 'Rows below the headings, estimated for large workbooks' }),
    columns: z.array(
      z.object({
        index: z.int().meta({ description: '0 is the first column' }),
        heading: z.string(),
        samples: z.array(z.string()).meta({ description: 'At most three values' }),
        suggestion: candidateSchema.nullable(),
        alternatives: z.array(candidateSchema),
      }),
    ),
  })
  .meta({ id: 'ImportSuggestion' });

const MAX_SAMPLE_LENGTH = 200;

export function presentSuggestion(
  type: z.output<typeof suggestionSchema>['type'],
  { source, text, rows, columns }: ImportSuggestion,
): z.output<typeof suggestionSchema> {
  return {
    type,
    source: source ? { name: source.name, title: source.title, type: source.type } : null,
    text_format: text ? presentTextFormat(text) : null,
    rows,
    columns: columns.map(({ index, heading, samples, suggestion, alternatives }) => ({
      index,
      heading,
      samples: samples.map((sample) => sample.slice(0, MAX_SAMPLE_LENGTH).toWellFormed()),
      suggestion: suggestion ? presentCandidate(suggestion) : null,
      alternatives: alternatives.map(presentCandidate),
    })),
  };
}

function presentCandidate({ key, confidence, reason }: Candidate): z.output<typeof candidateSchema> {
  return { key, confidence, reason };
}
