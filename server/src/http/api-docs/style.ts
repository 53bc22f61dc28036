/** Style sheet of the API page, light and dark by the reader's setting, without scripts or further files. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf8f3, #0c1411);
  --card: light-dark(#ffffff, #121d18);
  --line: light-dark(#e3dfd4, #24332c);
  --ink: light-dark(#17211c, #e6ede9);
  --soft: light-dark(#56635c, #9fb0a7);
  --action: light-dark(#0b6b4f, #5fd0a5);
  --code: light-dark(#f1eee5, #0f1915);
  --get: light-dark(#0b6b4f, #5fd0a5);
  --post: light-dark(#1b5fae, #86baf5);
  --put: light-dark(#8a5a00, #eabf6b);
  --delete: light-dark(#b3261e, #f29b94);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 Inter, system-ui, sans-serif; }
a { color: var(--action); text-underline-offset: 0.2em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; border-radius: 4px; }
code, pre { font: 0.875em/1.6 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.page { display: grid; grid-template-columns: 18rem minmax(0, 1fr); max-width: 84rem; margin: 0 auto; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 2rem 1.5rem; border-right: 1px solid var(--line); }
nav h2 { margin: 1.5rem 0 0.25rem; font-size: 0.8125rem; color: var(--soft); font-weight: 600; }
nav summary { padding: 0.75rem 0 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: 0.25rem 0; color: var(--ink); text-decoration: none; font-size: 0.875rem; line-height: 1.4; }
nav li a:hover { color: var(--action); text-decoration: underline; }
.mark { font-weight: 700; font-size: 1.125rem; color: var(--action); text-decoration: none; }
main { padding: 2rem 2.5rem 6rem; min-width: 0; }
h1 { margin: 0 0 0.5rem; font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em; }
main > section > h2 { margin: 3.5rem 0 0; font-size: 1.5rem; letter-spacing: -0.01em; }
main > section > p { margin: 0.25rem 0 1.25rem; color: var(--soft); }
.lead { max-width: 65ch; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem 1.5rem 1.5rem; margin: 0 0 1.25rem; }
article:target { border-color: var(--action); }
h3 { margin: 0; font-size: 1.0625rem; line-height: 1.4; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { margin: 1.25rem 0 0.375rem; font-size: 0.875rem; }
.route { margin: 0.5rem 0 0; display: flex; gap: 0.625rem; align-items: baseline; }
.route + .soft { margin: 0.375rem 0 0; font-size: 0.875rem; }
.method { font: 700 0.75rem/1.5 ui-monospace, Menlo, Consolas, monospace; padding: 0.125rem 0.5rem; border: 1px solid currentColor; border-radius: 6px; }
.get { color: var(--get); } .post { color: var(--post); } .put, .patch { color: var(--put); } .delete { color: var(--delete); }
.form { margin: 0.75rem 0 0.25rem; font-size: 0.875rem; font-weight: 600; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-size: 0.875rem; }
th { text-align: left; font-weight: 600; color: var(--soft); }
th, td { padding: 0.4375rem 1rem 0.4375rem 0; vertical-align: top; border-bottom: 1px solid var(--line); }
th:first-child { width: 30%; } th:nth-child(2) { width: 28%; } td:last-child { padding-right: 0; }
.note:not(:last-child)::after { content: ' ·'; color: var(--soft); }
td a { overflow-wrap: anywhere; }
details { margin-top: 0.75rem; }
details p { margin: 0.75rem 0 0; font-size: 0.875rem; }
summary { cursor: pointer; font-size: 0.875rem; width: fit-content; }
pre { margin: 0.5rem 0 0; padding: 0.875rem 1rem; overflow-x: auto; background: var(--code); border: 1px solid var(--line); border-radius: 8px; }
pre code { overflow-wrap: normal; }
@media (min-width: 56.0625rem) {
  /* The contents stand open beside the page; a browser that cannot do so keeps the fold. */
  @supports selector(::details-content) {
    nav summary { display: none; }
    nav details::details-content { content-visibility: visible; }
  }
}
@media (max-width: 56rem) {
  .page { display: block; }
  nav { position: static; height: auto; padding: 1rem 1.25rem; border-right: 0; border-bottom: 1px solid var(--line); }
  nav li a { padding: 0.5rem 0; }
  main { padding: 1.5rem 1.25rem 4rem; }
  article { padding: 1rem 1rem 1.25rem; }
  h1 { font-size: 1.625rem; }
}
@media (max-width: 40rem) {
  /* On a phone a row is a small block: name and type on one line, notes below. */
  thead { position: absolute; clip-path: inset(50%); }
  tbody, table { display: block; }
  tr { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  td, td:last-child { padding: 0; border: 0; }
  td:last-child { flex-basis: 100%; color: var(--soft); }
}
`;
