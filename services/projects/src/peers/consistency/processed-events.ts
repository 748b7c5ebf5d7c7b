/** Reports which events the read model has processed. */
export interface ProcessedEvents {
  /** True if all events were processed, or are of types that the read model ignores. */
  includeAll(events: readonly { readonly id: string; readonly type: string }[]): Promise<boolean>;
}
