/** Script of the first page: shows what the search finds, and forwards links to operations of earlier versions. */
export const searchScript = `'use strict';
if (location.hash.startsWith('#tag/') || location.hash.startsWith('#description/')) location.replace('/docs/api' + location.hash);
const field = document.getElementById('search');
const results = document.getElementById('results');
let last = '';
let pending;
const nothing = (wanted) => {
  const item = document.createElement('li');
  item.textContent = 'Nothing found for "' + wanted + '". Try other words, or open a topic below.';
  results.replaceChildren(item);
};
const show = (found) => {
  results.replaceChildren(...found.map(({ kind, title, url, detail }) => {
    const item = document.createElement('li');
    const link = Object.assign(document.createElement('a'), { href: url, textContent: title });
    const more = document.createElement(kind === 'guide' ? 'span' : 'code');
    more.textContent = detail.length > 120 ? detail.slice(0, 120) + '…' : detail;
    item.append(link, ' ', more);
    return item;
  }));
};
const search = () => {
  const wanted = field.value.trim();
  last = wanted;
  if (wanted === '') return show([]);
  fetch('/docs/search?q=' + encodeURIComponent(wanted))
    .then((response) => response.json())
    .then(({ results: found = [] }) => { if (last === wanted) (found.length > 0 ? show(found) : nothing(wanted)); });
};
field.addEventListener('input', () => {
  clearTimeout(pending);
  pending = setTimeout(search, 200);
});
if (field.value !== '') search();
`;
