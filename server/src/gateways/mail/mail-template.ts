import { trimTrailing } from '@oja/contract/trim-trailing';
import { drawMail } from './mail-html.ts';
import { MAIL_LOOKS, type MailStyle } from './mail-styles.ts';

export type { MailStyle } from './mail-styles.ts';

/** What a mail says. Everything may come from people: it is shown as text, never as markup. */
export type MailContent = {
  appUrl: string;
  style: MailStyle;
  /** The grey line that mail programs show beside the subject. */
  preheader?: string | undefined;
  title: string;
  greeting?: string | undefined;
  /** Line breaks inside a paragraph are kept. */
  paragraphs: readonly string[];
  facts?: ReadonlyArray<readonly [label: string, value: string]> | undefined;
  action?: { label: string; path: string } | undefined;
  footnote?: string | undefined;
};

/** The same content with links resolved and every text cleaned; both parts of the mail are drawn from it. */
export type PreparedMail = {
  appHost: string;
  preheader: string;
  title: string;
  greeting: string;
  paragraphs: string[];
  facts: Array<{ label: string; value: string }>;
  action: { label: string; url: string } | undefined;
  footnote: string;
  closing: string;
};

export function renderMail(content: MailContent): { html: string; text: string } {
  const mail = prepare(content);
  return { html: drawMail(mail, MAIL_LOOKS[content.style]), text: writeText(mail) };
}

/** Links lead to this installation only, so a path from anywhere else can never become a link to elsewhere. */
export function linkTo(appUrl: string, path: string): string {
  const base = URL.canParse(appUrl) ? new URL(appUrl) : undefined;
  if (!base || !['http:', 'https:'].includes(base.protocol) || base.username !== '') {
    throw new Error('APP_URL is not a web address, so mails cannot link to it.');
  }
  // A browser reads a backslash as a slash and drops tabs and line breaks, so none of them may pass.
  if (!/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(path)) {
    throw new Error(`A mail may only link to a path of Oja, not to ${JSON.stringify(path.slice(0, 80))}.`);
  }
  const url = new URL(trimTrailing(base.pathname, /\//) + path, base.origin);
  if (url.origin !== base.origin) throw new Error('A mail may not link to another site.');
  return url.href;
}

function prepare(content: MailContent): PreparedMail {
  const { appUrl, action } = content;
  return {
    appHost: new URL(linkTo(appUrl, '/')).host,
    preheader: oneLine(content.preheader ?? content.paragraphs[0] ?? ''),
    title: oneLine(content.title),
    greeting: oneLine(content.greeting ?? ''),
    paragraphs: content.paragraphs.map((paragraph) => clean(paragraph).trim()),
    facts: (content.facts ?? []).map(([label, value]) => ({ label: oneLine(label), value: oneLine(value) })),
    action: action && { label: oneLine(action.label), url: linkTo(appUrl, action.path) },
    footnote: oneLine(content.footnote ?? ''),
    closing: 'Oja never asks for your password by mail.',
  };
}

function writeText(mail: PreparedMail): string {
  const blocks = [
    mail.title,
    mail.greeting,
    ...mail.paragraphs,
    mail.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    mail.action ? `${mail.action.label}:\n${mail.action.url}` : '',
    mail.footnote,
    `--\nOja, ${mail.appHost}\n${mail.closing}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Without control characters, and without those that turn the direction of writing to disguise a text. */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');
}

function oneLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}
