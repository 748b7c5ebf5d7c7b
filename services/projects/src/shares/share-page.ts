import { Html, html } from './html';
import type { SharedProjectView } from './share-schemas';
import { style } from './share-style';

/** A project as a page that is read and nothing else. */
export function sharePage(project: SharedProjectView, frameName: string): string {
  return page(
    project.name,
    html`<article>
      <p class="frame">${frameName}</p>
      <h1>${project.name}</h1>
      ${project.description ? html`<p>${project.description}</p>` : html``}
      ${facts(project)}
      ${list(
        'Tags',
        'tags',
        (project.tags ?? []).map(({ name }) => html`<li>${name}</li>`),
      )}
      ${list(
        'Groups',
        'tags',
        (project.groups ?? []).map(({ name }) => html`<li>${name}</li>`),
      )}
      ${list(
        'People',
        'tags',
        (project.users ?? []).map(({ name }) => html`<li>${name}</li>`),
      )}
      ${list('Tasks', 'tasks', (project.tasks ?? []).map(task))}
    </article>`,
  );
}

/** What a browser sees where there is nothing to show. */
export function refusalPage(message: string): string {
  return page('Nothing to see', html`<article><h1>Nothing to see</h1><p>${message}</p></article>`);
}

function page(title: string, content: Html): string {
  const document = html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${new Html(style)}</style></head>
<body><main>${content}
<footer>Shared with Trackway. This page can be read by everybody who has its link.</footer></main></body></html>`;
  return `<!doctype html>${document.text}`;
}

function facts(project: SharedProjectView): Html {
  const { code, status, impact, budget, costs, customer, contact, created_at, updated_at } = project;
  const known: [string, string | number | undefined][] = [
    ['Code', code],
    ['Status', status?.label],
    ['Customer', customer?.name],
    ['Contact', contact?.name],
    ['Impact', impact === undefined ? undefined : `${impact} of 100`],
    ['Budget', budget === undefined ? undefined : money(budget)],
    ['Planned costs', costs ? money(costs.planned) : undefined],
    ['Actual costs', costs ? money(costs.actual) : undefined],
    ['Created', created_at === undefined ? undefined : day(created_at)],
    ['Changed', updated_at === undefined ? undefined : day(updated_at)],
  ];
  const shown = known.flatMap(([label, value]) =>
    value === undefined ? [] : [html`<div><dt>${label}</dt><dd>${value}</dd></div>`],
  );
  return shown.length > 0 ? html`<dl>${shown}</dl>` : html``;
}

function list(title: string, kind: 'tags' | 'tasks', items: readonly Html[]): Html {
  if (items.length === 0) return html``;
  return html`<section><h2>${title}</h2><ul class="${kind}">${items}</ul></section>`;
}

function task({ title, done, due_at }: { title: string; done: boolean; due_at: string | null }): Html {
  const due = due_at === null ? '' : `, due ${day(due_at)}`;
  return done ? html`<li class="done">${title} (done)</li>` : html`<li>${title} (open${due})</li>`;
}

/** Minor units, of which every currency that the system knows has a hundred. */
function money(minor: number): string {
  return (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
