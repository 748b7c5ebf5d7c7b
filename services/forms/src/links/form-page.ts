import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form } from '../forms/form';
import { browserRules } from './browser-rules';
import { escapeHtml, inlineJson } from './escape';
import { type PlainSubmission, plainIssues } from './plain-answers';
import { isPlain, type PlainInput, plainForm } from './plain-form';
import type { PresentedForm } from './present-link';

const FOLDER = join(__dirname, '..', '..', 'page');
const MODULES = [
  'visitor',
  'element',
  'rows',
  'drafts',
  'files',
  'answers',
  'controls',
  'groups',
  'signature',
  'uploads',
  'steps',
  'pin',
  'page',
].map((name) => `${name}.js`);

type Texts = Readonly<Record<string, string>>;

export interface Page {
  readonly text: string;
  /** The Content-Security-Policy. */
  readonly policy: string;
  /** Whether another page may embed this one. */
  readonly isEmbeddable: boolean;
}

/** What a status page shows. */
interface ShownStatus extends Pick<PresentedForm, 'frame' | 'look'> {
  readonly receivedAt: Date;
  readonly state: 'received' | 'closed';
  readonly step: string | null;
}

interface Content {
  readonly title: string;
  readonly language: string;
  /** Declarations that replace those of the style sheet. */
  readonly colors?: Readonly<Record<string, string>>;
  readonly embedOrigins?: readonly string[];
  /** Where a form that works without script may lead; empty without such a form. */
  readonly formTargets?: readonly string[];
}

/** The page of a signed link. It is one document and sends requests to its own address only. */
export class FormPage {
  private readonly style = read('page.css') + read('steps.css');
  private readonly script = [browserRules(), ...MODULES.map(script)].join('\n');
  private readonly proofScript = script('proof.js');
  private readonly texts: Readonly<Record<string, Texts>> = JSON.parse(read('texts.json'));

  /** `input` has the values and errors of a submission without script. */
  form(presented: PresentedForm, languages: readonly string[], input?: PlainInput): Page {
    const { form, frame, look, prefill } = presented;
    const { language, texts } = this.choose([presented.language ?? '', ...languages, frame.locale]);
    const { colors } = look;
    const formTargets = isPlain(form.fields) ? ["'self'", ...originsOf(form.page.redirect_url)] : [];
    const plain =
      formTargets.length > 0
        ? plainForm(form.fields, texts, input ?? { key: randomUUID(), values: prefilledTexts(prefill), issues: {} })
        : `<p class="card">${escapeHtml(texts['noscript'] ?? '')}</p>`;
    const content = { title: form.title, language, colors, embedOrigins: form.page.embed_origins, formTargets };
    return this.page(content, (nonce) => [
      ...header(presented),
      ...this.filledByScript(nonce, plain, { form, prefill, texts }),
    ]);
  }

  /** The form of an intake link. It needs JavaScript, because its script solves the proof of work. */
  intake(presented: PresentedForm, languages: readonly string[]): Page {
    const { form, frame, look, prefill } = presented;
    const { language, texts } = this.choose([presented.language ?? '', ...languages, frame.locale]);
    const content = { title: form.title, language, colors: look.colors, embedOrigins: form.page.embed_origins };
    return this.page(content, (nonce) => [
      ...header(presented),
      ...this.filledByScript(nonce, `<p class="card">${escapeHtml(texts['noscript_intake'] ?? '')}</p>`, {
        form,
        prefill,
        texts,
        intake: true,
      }),
    ]);
  }

  /** The status of a submission through an intake link. */
  status({ receivedAt, state, step, frame, look }: ShownStatus, languages: readonly string[]): Page {
    const { language, texts } = this.choose([...languages, frame.locale]);
    const title = texts[`status_${state}_title`] ?? '';
    const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    const received = (texts['status_received'] ?? '').replace('{time}', `${time.format(receivedAt)} UTC`);
    const place = step === null ? '' : `<p>${escapeHtml((texts['status_step'] ?? '').replace('{step}', step))}</p>`;
    return this.page({ title, language, colors: look.colors }, () => [
      `<div class="card"><p class="frame">${escapeHtml(frame.name)}</p><h1>${escapeHtml(title)}</h1>`,
      `<p>${escapeHtml(received)}</p>${place}<p class="help">${escapeHtml(texts['status_help'] ?? '')}</p></div></main>`,
    ]);
  }

  /** The errors of a submission without script, by field. */
  issuesOf(form: Form, answers: PlainSubmission['answers'], languages: readonly string[]): PlainInput['issues'] {
    const { texts } = this.choose(languages);
    return plainIssues(form.fields, answers, texts);
  }

  /** The page that asks for the PIN. Its script fetches the form. */
  pin(languages: readonly string[]): Page {
    const { language, texts } = this.choose(languages);
    const noscript = `<p class="card">${escapeHtml(texts['noscript'] ?? '')}</p>`;
    return this.page({ title: texts['pin_title'] ?? '', language }, (nonce) =>
      this.filledByScript(nonce, noscript, { texts }),
    );
  }

  /** The page that explains an error code, or that a submission without script was received (`done`). */
  closed(code: string, languages: readonly string[]): Page {
    const { language, texts } = this.choose(languages);
    const reason = code in texts ? code : code.endsWith('_not_found') ? 'unknown' : 'unavailable';
    const title = texts[`${reason}_title`] ?? '';
    return this.page({ title, language }, () => [
      `<div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(texts[reason] ?? '')}</p></div></main>`,
    ]);
  }

  private filledByScript(nonce: string, withoutScript: string, data: object): string[] {
    const proof = 'intake' in data ? this.proofScript : '';
    return [
      `<noscript>${withoutScript}</noscript></main>`,
      `<script type="application/json" id="data" nonce="${nonce}">${inlineJson(data)}</script>`,
      `<script nonce="${nonce}" type="module">${proof}${this.script}</script>`,
    ];
  }

  private page(content: Content, body: (nonce: string) => readonly string[]): Page {
    const { title, language, colors = {}, embedOrigins = [], formTargets = [] } = content;
    const nonce = randomBytes(16).toString('base64');
    // More specific than the dark colors of the style sheet.
    const declarations = Object.entries(colors).map(([name, value]) => `${name}:${value}`);
    const style = declarations.length > 0 ? `${this.style}:root:root{${declarations.join(';')}}` : this.style;
    const text = [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
      `<link rel="icon" href="data:,"><style nonce="${nonce}">${style}</style></head><body><main>`,
      ...body(nonce),
      '</body></html>',
    ].join('\n');
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "connect-src 'self'",
      'img-src data: blob:',
      "base-uri 'none'",
      `form-action ${listOr(formTargets)}`,
      `frame-ancestors ${listOr(embedOrigins)}`,
    ].join('; ');
    return { text, policy, isEmbeddable: embedOrigins.length > 0 };
  }

  private choose(languages: readonly string[]): { language: string; texts: Texts } {
    // Without `Accept-Language`, the browser accepts any language (`*`).
    const requested = languages.map((language) => language.slice(0, 2).toLowerCase());
    const language = requested.find((one) => one in this.texts) ?? 'en';
    return { language, texts: this.texts[language] ?? {} };
  }
}

function header({ form, frame, look: { logo } }: PresentedForm): string[] {
  const image = logo ? `<img class="logo" alt="" src="${escapeHtml(logo)}">` : '';
  const description = form.description ? `<p>${escapeHtml(form.description)}</p>` : '';
  return [
    `<header>${image}<p class="frame">${escapeHtml(frame.name)}</p>`,
    `<h1>${escapeHtml(form.title)}</h1>${description}</header>`,
  ];
}

/** Browsers also apply the policy to the address that a submission redirects to. */
function originsOf(url: string | null): readonly string[] {
  return url === null ? [] : [new URL(url).origin];
}

function listOr(sources: readonly string[]): string {
  return sources.length > 0 ? sources.join(' ') : "'none'";
}

function prefilledTexts(prefill: PresentedForm['prefill']): PlainInput['values'] {
  return Object.fromEntries(
    prefill.map(({ field_id, value }) => [field_id, (Array.isArray(value) ? value : [value]).map(String)]),
  );
}

/** Removes imports and exports, because all modules of the page are in one script. */
function script(name: string): string {
  return read(name)
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');
}

function read(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}
