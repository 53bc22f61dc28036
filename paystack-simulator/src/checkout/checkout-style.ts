/** The page has its own inline style: no script, font or picture to load. */
export const checkoutStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf7f0, #0a120f); --card: light-dark(#fffefb, #101b16);
  --text: light-dark(#14201a, #e8efea); --quiet: light-dark(#565f58, #9caea4);
  --line: light-dark(#e3dccd, #22332b); --edge: light-dark(#8d8777, #60756a);
  --go: light-dark(#0b6b4f, #41c08f); --go-hover: light-dark(#08573f, #5ccda0); --on-go: light-dark(#fff, #03231a);
  --soft: light-dark(#f2ede2, #17241e); --danger: light-dark(#b3261e, #ff8a7a);
  --warn: light-dark(#8a5300, #f0b95a); --warn-soft: light-dark(#fcefd2, #33260b);
  --good: light-dark(#17703f, #5ccb8a); --good-soft: light-dark(#e1f1e6, #12301f);
  --bad-soft: light-dark(#fbe7e3, #3a1713);
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--ground); color: var(--text);
  font: 16px/1.5 "Inter Variable", Inter, ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif;
}
main {
  width: 100%; max-width: 420px; overflow: hidden; border: 1px solid var(--line); border-radius: 12px;
  background: var(--card); box-shadow: 0 1px 2px rgb(0 0 0 / .06), 0 16px 40px -16px rgb(0 0 0 / .28);
}
.test {
  margin: 0;
  display: flex; align-items: center; justify-content: center; gap: 8px; padding: 10px 16px;
  background: var(--warn-soft); color: var(--warn); font-size: 14px; text-align: center;
}
.test strong {
  padding: 0 8px; border: 1px solid currentColor; border-radius: 4px; font-size: 12px; line-height: 20px; letter-spacing: .08em;
}
.inside { padding: 24px; }
h1 { margin: 0; color: var(--quiet); font-size: 14px; font-weight: 500; line-height: 20px; }
.amount {
  margin: 4px 0 20px; font-size: clamp(28px, 9vw, 36px); font-weight: 650; line-height: 1.15; letter-spacing: -.02em;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
dl { margin: 0 0 20px; border: 1px solid var(--line); border-radius: 8px; font-size: 14px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 12px; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
dd.code { font-family: ui-monospace, SFMono-Regular, "DejaVu Sans Mono", monospace; font-size: 13px; }
.note { margin: 0 0 20px; padding: 10px 12px; border-radius: 8px; font-size: 14px; }
.note.good { background: var(--good-soft); color: var(--good); }
.note.bad { background: var(--bad-soft); color: var(--danger); }
.note.wait { background: var(--soft); color: var(--quiet); }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button, .back {
  min-height: 48px; padding: 0 16px; border: 1px solid var(--edge); border-radius: 8px; background: transparent;
  color: inherit; font: inherit; font-weight: 550; cursor: pointer;
}
button:hover { background: var(--soft); }
button[value="success"], .back { border-color: transparent; background: var(--go); color: var(--on-go); }
button[value="success"] { grid-column: 1 / -1; }
button[value="success"]:hover, .back:hover { background: var(--go-hover); }
button[value="failed"] { color: var(--danger); }
.back { display: grid; place-items: center; text-decoration: none; }
:focus-visible { outline: 2px solid var(--go); outline-offset: 2px; }
footer { padding: 12px 24px 20px; color: var(--quiet); font-size: 13px; text-align: center; }
`;
