/** Descriptions of members of all responses. */
export const responsesDescriptions: Readonly<Record<string, string>> = {
  'BulkMeta.refused': 'Number of items that were rejected',
  'if_match.etag': 'The `ETag` of the version that you read',
  'outcomes.error': 'Why the item was rejected, for people',
  'outcomes.response': 'Whether the item succeeded',
  'outcomes.validation': 'Errors by field of the item',
  'Failure.response': 'Always false for an error',
  'PaginationMeta.from': 'Number of the first item on this page; 0 if it is empty',
  'PaginationMeta.to': 'Number of the last item on this page; 0 if it is empty',
  'PaginationMeta.total': 'Number of items on all pages',
};
