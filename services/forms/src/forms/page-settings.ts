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
  readonly translations: Translations;
}

/** Texts of the form in other languages: by two-letter language, then by the text in the form. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const DEFAULT_PAGE: PageSettings = {
  sectionsAsPages: false,
  review: false,
  redirectUrl: null,
  embedOrigins: [],
  translations: {},
};
