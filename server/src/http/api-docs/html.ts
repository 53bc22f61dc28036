/** HTML that is safe to insert into a page: every value in it has been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

/** Builds HTML from a template. Every value is escaped unless it is HTML already; lists are joined. */
export function html(template: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: template }, ...parts.map(render)));
}

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text in which words between backticks are code, as in the descriptions of the document. */
export function prose(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}
