import { html } from './html';

describe('html', () => {
  it('escapes values once', () => {
    const name = `<img src=x onerror="alert('1')"> & Co`;

    const { text } = html`<ul>${[html`<li>${name}</li>`, html`<li>${2}</li>`]}</ul>`;

    expect(text).toBe('<ul><li>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co</li><li>2</li></ul>');
  });
});
