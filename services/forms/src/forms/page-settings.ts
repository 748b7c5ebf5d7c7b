/** How the public page of a form behaves. */
export interface PageSettings {
  /** Each section begins a page of its own. */
  readonly sectionsAsPages: boolean;
  /** Respondents check their answers before they send them. */
  readonly review: boolean;
  /** Opened after a submission, in place of the copy of the answers. HTTPS. */
  readonly redirectUrl: string | null;
  /** Origins of pages that may embed the form. */
  readonly embedOrigins: readonly string[];
}

export const DEFAULT_PAGE: PageSettings = {
  sectionsAsPages: false,
  review: false,
  redirectUrl: null,
  embedOrigins: [],
};
