/** Which of the events that concern searches have taken effect here. */
export interface KeptEvents {
  /** True where all of these were kept, or are of types that nothing is kept of. */
  includeAll(events: readonly { readonly id: string; readonly type: string }[]): Promise<boolean>;
}
