import { Html, html } from './html';
import { facts, tagsSection, tasksSection, usersSection } from './share-parts';
import type { SharedProjectView } from './share-schemas';
import { style } from './share-style';

/** A read-only page of a project. */
export function sharePage(project: SharedProjectView, frameName: string): string {
  const { name, code, status, description } = project;
  return page(
    name,
    html`<header><span class="frame">${frameName}</span>${code === undefined ? html`` : html`<span>${code}</span>`}</header>
    <article>
      <div class="title">
        <h1>${name}</h1>
        ${status ? html`<span class="status s${status.value}">${status.label}</span>` : html``}
      </div>
      ${description ? html`<p class="lead">${description}</p>` : html``}
      ${facts(project)}
      ${tasksSection(project.tasks ?? [])}
      ${usersSection(project.users ?? [])}
      ${tagsSection('Tags', project.tags ?? [])}
      ${tagsSection('Groups', project.groups ?? [])}
    </article>`,
  );
}

/** The page for an invalid or expired link. */
export function errorPage(message: string): string {
  return page(
    'Not available',
    html`<article class="error"><h1>Not available</h1><p class="lead">${message}</p></article>`,
  );
}

function page(title: string, content: Html): string {
  const document = html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${new Html(style)}</style></head>
<body><main>${content}
<footer>Shared with <b>Trackway</b>. Everyone with the link can read this page. It cannot be changed.</footer></main></body></html>`;
  return `<!doctype html>${document.text}`;
}
