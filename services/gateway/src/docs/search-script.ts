/** Script of the first page: shows what the search finds, and forwards links to operations of earlier versions. */
export const searchScript = `'use strict';
if (location.hash.startsWith('#tag/') || location.hash.startsWith('#description/')) location.replace('/docs/api' + location.hash);
const field = document.getElementById('search');
const results = document.getElementById('results');
let last = '';
let pending;
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
    .then(({ results: found = [] }) => { if (last === wanted) show(found); });
};
field.addEventListener('input', () => {
  clearTimeout(pending);
  pending = setTimeout(search, 200);
});
if (field.value !== '') search();
`;
