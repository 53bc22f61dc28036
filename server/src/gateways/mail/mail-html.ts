import { escapeHtml } from '../../domain/escape-html.ts';
import { BODY_FONT, DARK, LIGHT, type MailTheme } from './mail-styles.ts';

/** The content of a mail with links resolved and every text cleaned; the HTML and the text part are written from it. */
export type PreparedMail = {
  appHost: string;
  preheader: string;
  title: string;
  greeting: string;
  paragraphs: string[];
  facts: Array<{ label: string; value: string; note: string }>;
  action: { label: string; url: string } | undefined;
  footnote: string;
  footLinks: Array<{ label: string; url: string }>;
  closing: string;
};

/*
 * Mail programs support old HTML only: nested tables, inline styles, no scripts, no web fonts. The mail must stay
 * readable whatever a program drops; dark colours are an addition for those that support them.
 */
export function drawMail(mail: PreparedMail, theme: MailTheme): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.title)}</title>
<style>${SHEET}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${theme.ground};-webkit-text-size-adjust:100%">
${drawPreheader(mail.preheader)}
${table({ class: 'ground', style: `background-color:${theme.ground}` })}
<tr><td align="center" style="padding:32px 12px">
${table({ width: '560', style: 'width:100%;max-width:560px' })}
${drawHeader(theme)}
<tr><td class="${theme.panel === 'open' ? 'ground' : 'panel pad'}" style="${panelStyle(theme)}">
${drawContent(mail, theme)}
</td></tr>
<tr><td class="muted" align="${theme.headerAlign}" style="${font(13)};color:${LIGHT.muted};padding:20px 8px 0">
Oja &middot; ${escapeHtml(mail.appHost)}<br>${escapeHtml(mail.closing)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding:24px 20px !important}}
@media (prefers-color-scheme:dark){
.ground{background-color:${DARK.ground} !important}
.panel{background-color:${DARK.panel} !important;border-color:${DARK.rule} !important}
.ink{color:${DARK.ink} !important}
.muted{color:${DARK.muted} !important}
.mark,.link{color:${DARK.accent} !important}
.rule{border-color:${DARK.rule} !important}
.solid{background-color:${DARK.accent} !important;color:${DARK.onAccent} !important}
.outline{border-color:${DARK.accent} !important;color:${DARK.accent} !important}
}
`;

/** The preview line is padded with invisible blanks, so that programs do not append the mail's text to it. */
function drawPreheader(preheader: string): string {
  const hidden = 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all';
  return `<div style="${hidden}">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;
}

function drawHeader(theme: MailTheme): string {
  const word = `font-family:${theme.headingFont};font-size:22px;line-height:28px;font-weight:700;letter-spacing:-0.2px`;
  if (theme.header === 'band') {
    const corners = `${theme.panelRadiusPx}px ${theme.panelRadiusPx}px 0 0`;
    return `<tr><td bgcolor="${LIGHT.green}" style="${word};background-color:${LIGHT.green};color:${LIGHT.onGreen};padding:18px 32px;border-radius:${corners}">Oja</td></tr>`;
  }
  return `<tr><td class="mark" align="${theme.headerAlign}" style="${word};color:${LIGHT.green};padding:0 8px 16px">Oja</td></tr>`;
}

function panelStyle(theme: MailTheme): string {
  if (theme.panel === 'open') return 'padding:8px 8px 16px';
  const upperRadiusPx = theme.header === 'band' ? 0 : theme.panelRadiusPx;
  const radius = `${upperRadiusPx}px ${upperRadiusPx}px ${theme.panelRadiusPx}px ${theme.panelRadiusPx}px`;
  const frame = theme.panel === 'framed' ? `;border:1px solid ${LIGHT.rule}` : '';
  return `background-color:${LIGHT.panel};border-radius:${radius}${frame};padding:32px`;
}

function drawContent(mail: PreparedMail, theme: MailTheme): string {
  const heading = `font-family:${theme.headingFont};font-size:${theme.headingSizePx}px;line-height:1.25;font-weight:700`;
  const text = `${font(16)};color:${LIGHT.ink};margin:0 0 16px`;
  return [
    `<h1 class="ink" style="${heading};color:${LIGHT.ink};margin:0 0 16px">${escapeHtml(mail.title)}</h1>`,
    mail.greeting && `<p class="ink" style="${text}">${escapeHtml(mail.greeting)}</p>`,
    ...mail.paragraphs.map(
      (words) => `<p class="ink" style="${text}">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`,
    ),
    drawFacts(mail.facts),
    mail.action ? drawAction(mail.action, theme) : '',
    mail.footnote &&
      `<p class="muted rule" style="${font(14)};color:${LIGHT.muted};margin:24px 0 0;padding-top:16px;border-top:1px solid ${LIGHT.rule}">${escapeHtml(mail.footnote)}</p>`,
    ...mail.footLinks.map(
      ({ label, url }) =>
        `<p style="${font(14)};margin:8px 0 0"><a class="link" href="${escapeHtml(url)}" style="color:${LIGHT.green}">${escapeHtml(label)}</a></p>`,
    ),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function drawFacts(facts: PreparedMail['facts']): string {
  if (facts.length === 0) return '';
  const line = `padding:10px 0;border-top:1px solid ${LIGHT.rule};vertical-align:top`;
  const rows = facts.map(
    ({ label, value, note }) => `<tr>
<td class="muted rule" style="${font(14)};color:${LIGHT.muted};${line};padding-right:16px">${escapeHtml(label)}</td>
<td class="ink rule" align="right" style="${font(15)};color:${LIGHT.ink};font-weight:600;${line};word-break:break-word">${escapeHtml(value)}${drawNote(note)}</td>
</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">
${rows.join('\n')}
</table>`;
}

function drawNote(note: string): string {
  if (note === '') return '';
  return `<br><span class="muted" style="${font(13)};color:${LIGHT.muted};font-weight:400">${escapeHtml(note)}</span>`;
}

/** The URL is repeated below the button for programs that show no buttons and for readers who check it. */
function drawAction({ label, url }: { label: string; url: string }, theme: MailTheme): string {
  const shape = `display:inline-block;${font(16)};font-weight:600;text-decoration:none;padding:12px 24px;border-radius:${theme.buttonRadiusPx}px`;
  const colours =
    theme.button === 'solid'
      ? `background-color:${LIGHT.green};color:${LIGHT.onGreen}`
      : `border:1px solid ${LIGHT.green};color:${LIGHT.green}`;
  const href = escapeHtml(url);
  return `<p style="margin:24px 0 12px"><a class="${theme.button}" href="${href}" style="${shape};${colours}">${escapeHtml(label)}</a></p>
<p class="muted" style="${font(13)};color:${LIGHT.muted};margin:0">Or open this address: <a class="link" href="${href}" style="color:${LIGHT.green};word-break:break-all">${href}</a></p>`;
}

function table(attributes: { class?: string; width?: string; style: string }): string {
  const { class: className, width = '100%', style } = attributes;
  const named = className ? ` class="${className}"` : '';
  return `<table role="presentation"${named} width="${width}" cellpadding="0" cellspacing="0" border="0" style="${style}">`;
}

function font(sizePx: number): string {
  return `font-family:${BODY_FONT};font-size:${sizePx}px;line-height:1.55`;
}
