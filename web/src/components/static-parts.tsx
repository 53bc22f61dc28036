import type { ReactNode } from 'react';
import { readServerHtml, StaticPart } from './static-part';

/**
 * The static parts of a page that has data (see static-part.tsx). On the page that the server rendered they stay its
 * HTML, and their code is not fetched. Whatever reads the data of the page anew awaits `load` with it: a
 * navigation, or the own view of a person who is signed in. From then on the parts are rendered from the data.
 */
export type StaticParts<Id extends string, Code> = {
  htmlOf: (id: Id) => string | undefined;
  code: () => Code | undefined;
  load: () => Promise<void>;
};

export function staticParts<Id extends string, Code>(
  ids: readonly Id[],
  fetchCode: () => Promise<Code>,
): StaticParts<Id, Code> {
  // Read now: the elements are replaced as soon as the page shows anything else.
  const html = new Map(ids.map((id) => [id, readServerHtml(id)]));
  let code: Code | undefined;
  return {
    htmlOf: (id) => html.get(id),
    code: () => code,
    load: async () => {
      code = await fetchCode();
    },
  };
}

type PagePartProps<Id extends string, Code> = {
  of: StaticParts<Id, Code>;
  id: Id;
  className?: string;
  children: (code: Code) => ReactNode;
};

export function PagePart<Id extends string, Code>(props: PagePartProps<Id, Code>) {
  const { of: parts, id, className = '', children } = props;
  const code = parts.code();
  return (
    <StaticPart id={id} html={code ? undefined : parts.htmlOf(id)} className={className}>
      {code ? children(code) : null}
    </StaticPart>
  );
}
