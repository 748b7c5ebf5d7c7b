import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserRules } from './browser-rules';
import { escapeHtml, inlineJson } from './escape';
import type { PresentedLink } from './present-link';

const FOLDER = join(__dirname, '..', '..', 'page');

type Texts = Readonly<Record<string, string>>;

export interface Page {
  readonly text: string;
  /** The Content-Security-Policy. */
  readonly policy: string;
}

/** The page of a signed link. It is one document and sends requests to its own address only. */
export class FormPage {
  private readonly style = read('page.css');
  private readonly script = [browserRules(), ...['visitor.js', 'controls.js', 'pin.js', 'page.js'].map(script)].join(
    '\n',
  );
  private readonly texts: Readonly<Record<string, Texts>> = JSON.parse(read('texts.json'));

  form({ form, link, frame, prefill }: PresentedLink, languages: readonly string[]): Page {
    const { language, texts } = this.choose([...languages, frame.locale]);
    const description = form.description ? `<p>${escapeHtml(form.description)}</p>` : '';
    return this.page(language, form.title, (nonce) => [
      `<header><p class="frame">${escapeHtml(frame.name)}</p><h1>${escapeHtml(form.title)}</h1>${description}</header>`,
      ...this.filledByScript(nonce, texts, { form, link, prefill, texts }),
    ]);
  }

  /** The page that asks for the PIN. Its script fetches the form. */
  pin(languages: readonly string[]): Page {
    const { language, texts } = this.choose(languages);
    return this.page(language, texts['pin_title'] ?? '', (nonce) => this.filledByScript(nonce, texts, { texts }));
  }

  /** The page that explains an error code. */
  closed(code: string, languages: readonly string[]): Page {
    const { language, texts } = this.choose(languages);
    const reason = code in texts ? code : code.endsWith('_not_found') ? 'unknown' : 'unavailable';
    const title = texts[`${reason}_title`] ?? '';
    return this.page(language, title, () => [
      `<div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(texts[reason] ?? '')}</p></div></main>`,
    ]);
  }

  private filledByScript(nonce: string, texts: Texts, data: object): string[] {
    return [
      `<noscript><p class="card">${escapeHtml(texts['noscript'] ?? '')}</p></noscript></main>`,
      `<script type="application/json" id="data" nonce="${nonce}">${inlineJson(data)}</script>`,
      `<script nonce="${nonce}" type="module">${this.script}</script>`,
    ];
  }

  private page(language: string, title: string, body: (nonce: string) => readonly string[]): Page {
    const nonce = randomBytes(16).toString('base64');
    const text = [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
      `<link rel="icon" href="data:,"><style nonce="${nonce}">${this.style}</style></head><body><main>`,
      ...body(nonce),
      '</body></html>',
    ].join('\n');
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "connect-src 'self'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
    return { text, policy };
  }

  private choose(languages: readonly string[]): { language: string; texts: Texts } {
    // Without `Accept-Language`, the browser accepts any language (`*`).
    const requested = languages.map((language) => language.slice(0, 2).toLowerCase());
    const language = requested.find((one) => one in this.texts) ?? 'en';
    return { language, texts: this.texts[language] ?? {} };
  }
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
