import { trimTrailing } from '@oja/contract/trim-trailing';
import { drawMail, type PreparedMail } from './mail-html.ts';
import { MAIL_THEMES, type MailStyle } from './mail-styles.ts';

export type { MailStyle } from './mail-styles.ts';

/** The content of a mail. Any value may come from users: it is shown as text, never as markup. */
export type MailContent = {
  appUrl: string;
  style: MailStyle;
  /** The preview line that mail programs show beside the subject. */
  preheader?: string | undefined;
  title: string;
  greeting?: string | undefined;
  /** Line breaks inside a paragraph are kept. */
  paragraphs: readonly string[];
  /** A note stands below its value. */
  facts?: ReadonlyArray<readonly [label: string, value: string, note?: string]> | undefined;
  action?: { label: string; path: string } | undefined;
  footnote?: string | undefined;
  /** Below the footnote, such as the link that ends mails of this kind. */
  footLinks?: ReadonlyArray<{ label: string; path: string }> | undefined;
};

export function renderMail(content: MailContent): { html: string; text: string } {
  const mail = prepare(content);
  return { html: drawMail(mail, MAIL_THEMES[content.style]), text: writeText(mail) };
}

/** Links point to this installation only, so that no path can become a link to another site. */
export function linkTo(appUrl: string, path: string): string {
  const base = URL.canParse(appUrl) ? new URL(appUrl) : undefined;
  if (!base || !['http:', 'https:'].includes(base.protocol) || base.username !== '') {
    throw new Error('APP_URL is not a web address, so mails cannot link to it.');
  }
  // Browsers read a backslash as a slash and drop tabs and line breaks, so all of them are refused.
  if (!/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(path)) {
    throw new Error(`A mail may only link to a path of Oja, not to ${JSON.stringify(path.slice(0, 80))}.`);
  }
  const url = new URL(trimTrailing(base.pathname, /\//) + path, base.origin);
  if (url.origin !== base.origin) throw new Error('A mail may not link to another site.');
  return url.href;
}

function prepare(content: MailContent): PreparedMail {
  const { appUrl, action, footLinks = [] } = content;
  return {
    appHost: new URL(linkTo(appUrl, '/')).host,
    preheader: oneLine(content.preheader ?? content.paragraphs[0] ?? ''),
    title: oneLine(content.title),
    greeting: oneLine(content.greeting ?? ''),
    paragraphs: content.paragraphs.map((paragraph) => clean(paragraph).trim()),
    facts: (content.facts ?? []).map(([label, value, note = '']) => ({
      label: oneLine(label),
      value: oneLine(value),
      note: oneLine(note),
    })),
    action: action && { label: oneLine(action.label), url: linkTo(appUrl, action.path) },
    footnote: oneLine(content.footnote ?? ''),
    footLinks: footLinks.map(({ label, path }) => ({ label: oneLine(label), url: linkTo(appUrl, path) })),
    closing: 'Oja never asks for your password by mail.',
  };
}

function writeText(mail: PreparedMail): string {
  const blocks = [
    mail.title,
    mail.greeting,
    ...mail.paragraphs,
    mail.facts.map(({ label, value, note }) => `${label}: ${value}${note && `, ${note}`}`).join('\n'),
    mail.action ? `${mail.action.label}:\n${mail.action.url}` : '',
    mail.footnote,
    ...mail.footLinks.map(({ label, url }) => `${label}:\n${url}`),
    `--\nOja, ${mail.appHost}\n${mail.closing}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Removes control characters and those that change the writing direction to disguise a text. */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');
}

export function oneLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}
