import type { Span } from './span.ts';

/**
 * Names on messengers and other platforms that stand without an @: "add me on snap ada_sells", "my tg id is adasells".
 * Accounts on such platforms are what is traded here, so the name of an app alone says nothing, and "my instagram is
 * growing" must pass: a name counts only after somebody asks to be found there, after the word for one, or when it
 * looks like no word of a language.
 */
const apps =
  'whats?\\s?app|watsapp|wh?ats?sap|wassap|telegram|instagram|insta|snapchat|facebook|messenger|discord|signal|viber|wechat|skype|tiktok|twitter|imo|snap|tele|tg|ig|wa|fb';
const between = String.raw`\s*[:=,\-–]?\s*(?:(?:is|as|at|it'?s)\s+)?`;
const name = String.raw`(?<name>[a-z][\w.#-]{2,31})`;
const odd = String.raw`(?<name>(?=[a-z][\w.#-]*(?:\d|_|\w\.\w|#))[a-z][\w.#-]{2,31})`;

const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:add|find|dm|message|text|reach|follow|search|contact|write|hit|ping|buzz)\s+(?:me|us)(?:\s+up)?\s+(?:on|at|via|through|in)\s+(?:${apps})${between}${name}`,
    'gi',
  ),
  new RegExp(
    String.raw`\bmy\s+(?:${apps})\s+(?:id|user\s?name|nick(?:\s?name)?|handle|name|tag)${between}${name}`,
    'gi',
  ),
  new RegExp(String.raw`\b(?:${apps})\b${between}${odd}`, 'gi'),
];

/** Words that follow such a sentence and are nobody's name. */
const plainWords = new Set(
  'and the for now please pls then today tomorrow tonight later when with instead first asap there here thanks you but because before after only okay account page channel group changed'.split(
    ' ',
  ),
);

export function findNicknames(text: string): Span[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = (match.groups?.name ?? '').replace(/[.#-]+$/, '');
      if (plainWords.has(found.toLowerCase())) return [];
      const start = match.index + match[0].length - (match.groups?.name ?? '').length;
      return [{ start, end: start + found.length }];
    }),
  );
}
