import { type Html, html } from './html';
import type { SharedProjectView } from './share-schemas';

/** Icons are SVG, because the content security policy allows no inline style. */
const DONE = html`<svg viewBox="0 0 20 20" aria-hidden="true"><circle class="disc" cx="10" cy="10" r="9"/><path class="tick" d="M6 10.4l2.7 2.7L14 7.6"/></svg>`;
const OPEN = html`<svg viewBox="0 0 20 20" aria-hidden="true"><circle class="ring" cx="10" cy="10" r="8.4"/></svg>`;

export function facts(project: SharedProjectView): Html {
  const { impact, budget, costs, customer, contact, created_at, updated_at } = project;
  const known: [string, string | undefined][] = [
    ['Customer', customer?.name],
    ['Contact', contact?.name],
    ['Impact', impact === undefined ? undefined : `${impact} of 100`],
    ['Budget', budget === undefined ? undefined : money(budget)],
    ['Planned costs', costs ? money(costs.planned) : undefined],
    ['Actual costs', costs ? money(costs.actual) : undefined],
    ['Created', created_at === undefined ? undefined : day(created_at)],
    ['Last changed', updated_at === undefined ? undefined : day(updated_at)],
  ];
  const shown = known.flatMap(([label, value]) =>
    value === undefined ? [] : [html`<div><dt>${label}</dt><dd>${value}</dd></div>`],
  );
  return shown.length > 0 ? html`<dl>${shown}</dl>` : html``;
}

export function tasksSection(tasks: NonNullable<SharedProjectView['tasks']>): Html {
  if (tasks.length === 0) return html``;
  const done = tasks.filter((task) => task.done).length;
  return html`<section><h2>Tasks <span>${done} of ${tasks.length} done</span></h2>
    <progress max="${tasks.length}" value="${done}">${done} of ${tasks.length}</progress>
    <ul class="tasks">${tasks.map(task)}</ul></section>`;
}

function task({ title, done, due_at }: { title: string; done: boolean; due_at: string | null }): Html {
  if (done) return html`<li class="done">${DONE}<span>${title}<i> (done)</i></span></li>`;
  const due = due_at === null ? html`` : html`<time datetime="${due_at}">due ${day(due_at)}</time>`;
  return html`<li>${OPEN}<span>${title}<i> (open)</i></span>${due}</li>`;
}

export function usersSection(people: NonNullable<SharedProjectView['users']>): Html {
  if (people.length === 0) return html``;
  const shown = people.map(({ name }) => html`<li><b aria-hidden="true">${initials(name)}</b>${name}</li>`);
  return html`<section><h2>People</h2><ul class="chips people">${shown}</ul></section>`;
}

export function tagsSection(title: string, tags: readonly { readonly name: string; readonly color?: string }[]): Html {
  if (tags.length === 0) return html``;
  const shown = tags.map(({ name, color }) => html`<li>${color === undefined ? html`` : dot(color)}${name}</li>`);
  return html`<section><h2>${title}</h2><ul class="chips">${shown}</ul></section>`;
}

function dot(color: string): Html {
  return html`<svg class="dot" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill="${color}"/></svg>`;
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** Amounts are in minor units. All supported currencies have 100 of them. */
function money(minor: number): string {
  return (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}
