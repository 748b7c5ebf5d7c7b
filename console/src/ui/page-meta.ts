/** The part of a response that describes its page. */
export interface PageMeta {
  readonly current_page: number;
  readonly last_page: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}
